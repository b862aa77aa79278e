/** Where the others sit: along an ellipse on a wide table, in rows at the top of a narrow one. */

export interface Size {
  width: number;
  height: number;
}

/** A place by its middle, in pixels from the upper left corner of the table. */
export interface Place {
  x: number;
  y: number;
}

export interface Box extends Place, Size {}

/** The seats of the others in the order in which they are met clockwise from one's own. */
export function othersOf(seats: number, own: number | null): number[] {
  const first = own === null ? 0 : own + 1;
  const count = own === null ? seats : seats - 1;
  return Array.from({ length: count }, (_, n) => (first + n) % seats);
}

/** Degrees of the ellipse on each side of one's own seat that stay free, by how many others sit. */
function gap(others: number): number {
  return Math.max(58, 360 / (others + 1) - 8);
}

const STEPS = 720;

/** Places of the others around a table, clockwise from the lower left; all lie within the area. */
export function around(others: number, area: Size, seat: Size): Place[] {
  const radii = { x: (area.width - seat.width) / 2, y: (area.height - seat.height) / 2 };
  const middle = { x: area.width / 2, y: area.height / 2 };
  const at = (angle: number): Place => ({
    x: middle.x - radii.x * Math.sin(angle),
    y: middle.y + radii.y * Math.cos(angle),
  });
  if (others === 1) return [at(Math.PI)];
  const start = (gap(others) * Math.PI) / 180;
  const points = Array.from({ length: STEPS + 1 }, (_, n) =>
    at(start + (2 * (Math.PI - start) * n) / STEPS),
  );
  const lengths = [0];
  for (let n = 1; n <= STEPS; n += 1) {
    lengths.push(lengths[n - 1]! + distance(points[n - 1]!, points[n]!));
  }
  const whole = lengths[STEPS]!;
  return Array.from({ length: others }, (_, n) => {
    const wanted = (whole * n) / (others - 1);
    return points[lengths.findIndex((length) => length >= wanted - 1e-9)]!;
  });
}

function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The least width of a seat in a row, with the gap beside it. */
const NARROWEST = 78;

/** How the seats stand in rows on a narrow table: how many to a row, none much longer. */
export function rows(others: number, width: number): number[] {
  const most = Math.max(2, Math.floor((width - 8) / NARROWEST));
  const count = Math.ceil(others / most);
  const longer = Math.ceil(others / Math.max(count, 1));
  return Array.from({ length: count }, (_, n) => (n < count - 1 ? longer : others - longer * n));
}

/** Whether the seats can stand around the table, with a middle larger than any of them. */
export function isRoomy(area: Size, seat: Size, others: number): boolean {
  if (area.width < 4.2 * seat.width || area.height < 2.6 * seat.height) {
    return false;
  }
  const places = around(others, area, seat);
  const boxes = places.map((place) => ({ ...place, ...seat }));
  const apart = boxes.every((box, n) => boxes.slice(n + 1).every((other) => !overlap(box, other)));
  const free = middle(area, seat, places);
  return apart && free.width > 2 * seat.width && free.height > 1.7 * seat.height;
}

/** Whether two boxes share any of the table. */
export function overlap(one: Box, other: Box): boolean {
  const near = (a: number, b: number, reach: number) => Math.abs(a - b) < reach - 1e-6;
  return (
    near(one.x, other.x, (one.width + other.width) / 2) &&
    near(one.y, other.y, (one.height + other.height) / 2)
  );
}

/** So many others crowd the table: their seats are narrower, and a trick needs the whole width. */
export const CROWD = 6;

/** How much wider than high the middle may be, and how much of that counts without a crowd. */
const FLATTEST = 2.4;
const WIDTH_FOR_FEW = 1.6;

/** The largest box around the middle line of the table that no seat reaches into. */
export function middle(area: Size, seat: Size, places: Place[]): Box {
  const edges = (side: number) => places.map(({ y }) => y + (side * seat.height) / 2);
  const tops = [0, ...edges(1)];
  const bottoms = [area.height, ...edges(-1)];
  const boxes = tops.flatMap((top) => bottoms.map((bottom) => between(top, bottom)));
  const counts = places.length < CROWD ? WIDTH_FOR_FEW : FLATTEST;
  const size = ({ width, height }: Size) => Math.min(width, counts * height) * height;
  return boxes.reduce((best, box) => (size(box) > size(best) ? box : best));

  function between(top: number, bottom: number): Box {
    const height = Math.max(0, bottom - top);
    const y = (top + bottom) / 2;
    const beside = places.filter((place) => Math.abs(place.y - y) < (height + seat.height) / 2 - 1e-6);
    const reach = beside.map(({ x }) => 2 * Math.abs(x - area.width / 2) - seat.width);
    const width = Math.max(0, Math.min(area.width, FLATTEST * height, ...reach));
    return { x: area.width / 2, y, width, height };
  }
}

/** Codes are twelve letters in groups of four; people type them with or without the dashes. */
const CODE = /^[a-z]{12}$/;

/** The table that a code or a whole link means; null if it is neither. */
export function tableIn(text: string): string | null {
  const linked = /\/t\/([\w-]+)/.exec(text)?.[1];
  if (linked !== undefined) {
    return linked;
  }
  const letters = text.toLowerCase().replace(/[\s-]+/g, "");
  return CODE.test(letters) ? (letters.match(/.{4}/g) ?? []).join("-") : null;
}

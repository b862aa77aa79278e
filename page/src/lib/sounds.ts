import { motionSpeed, prefs, type SoundKind } from "./prefs.svelte";

/** Paper, wood and cloth: short sounds made here, none before the first gesture. */
export type Sound = keyof typeof SOUNDS;

type Player = (at: number) => void;

const SOUNDS = {
  deal: ["card", (at) => paper(at, { length: 0.06, centre: 3200, gain: 0.22 })],
  play: ["card", (at) => lay(at)],
  flip: ["card", (at) => turnOver(at)],
  draw: ["card", (at) => paper(at, { length: 0.09, centre: 2400, gain: 0.2 })],
  swap: ["card", (at) => [0, 0.06, 0.12].forEach((later) => lay(at + later, 0.7))],
  take: ["pile", (at) => [0, 0.04, 0.07, 0.12].forEach((later) => paper(at + later, GATHERED))],
  topple: ["pile", (at) => topple(at)],
  trick: ["pile", (at) => cloth(at, { length: 0.2, gain: 0.3 })],
  chips: ["chips", (at) => [0, 0.05, 0.085].forEach((later, n) => chip(at + later, 2100 + 260 * n))],
  turn: ["turn", (at) => yourTurn(at)],
  word: ["word", (at) => wood(at, { pitch: 520, length: 0.12, gain: 0.16 })],
} satisfies Record<string, [SoundKind, Player]>;

/** A sound of each kind, to hear what one switches on. */
export const SAMPLES: Record<SoundKind, Sound> = {
  card: "play",
  pile: "topple",
  chips: "chips",
  turn: "turn",
  word: "word",
};

const GATHERED = { length: 0.08, centre: 2000, gain: 0.2 };

interface Stage {
  context: AudioContext;
  out: GainNode;
  noise: AudioBuffer;
}

let stage: Stage | undefined;

/** Wait for the first gesture, before which a page may make no sound. */
export function awaitGesture(): void {
  const gestures = ["pointerdown", "keydown"] as const;
  const begin = () => {
    gestures.forEach((gesture) => removeEventListener(gesture, begin, true));
    stage = newStage();
  };
  gestures.forEach((gesture) => addEventListener(gesture, begin, true));
}

/** Make a sound, `after` milliseconds from now, if it is wished for. */
export function play(sound: Sound, after = 0): void {
  const [kind, player] = SOUNDS[sound];
  if (stage === undefined || !prefs.sounds[kind] || prefs.volume === 0) {
    return;
  }
  stage.out.gain.value = prefs.volume;
  player(stage.context.currentTime + after / 1000 / (motionSpeed() || 1));
}

function newStage(): Stage | undefined {
  if (typeof AudioContext === "undefined") {
    return undefined;
  }
  const context = new AudioContext();
  const out = context.createGain();
  out.connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) {
    samples[n] = Math.random() * 2 - 1;
  }
  return { context, out, noise };
}

function lay(at: number, share = 1): void {
  paper(at, { length: 0.07, centre: 2600, gain: 0.25 * share });
  wood(at + 0.02, { pitch: 140, length: 0.09, gain: 0.3 * share });
}

function turnOver(at: number): void {
  paper(at, { length: 0.04, centre: 4200, gain: 0.16 });
  lay(at + 0.11, 0.8);
}

function topple(at: number): void {
  cloth(at, { length: 0.22, gain: 0.35 });
  wood(at + 0.16, { pitch: 82, length: 0.24, gain: 0.8 });
}

function yourTurn(at: number): void {
  wood(at, { pitch: 392, length: 0.18, gain: 0.2 });
  wood(at + 0.11, { pitch: 587, length: 0.22, gain: 0.2 });
}

function chip(at: number, pitch: number): void {
  wood(at, { pitch, length: 0.05, gain: 0.12 });
  paper(at, { length: 0.02, centre: pitch * 2, gain: 0.12 });
}

interface Rustle {
  length: number;
  centre: number;
  gain: number;
}

/** Noise around one pitch that is gone at once: paper on paper. */
function paper(at: number, { length, centre, gain }: Rustle): void {
  rustle(at, length, gain, 0.004, (filter) => {
    filter.type = "bandpass";
    filter.frequency.value = centre;
    filter.Q.value = 0.8;
  });
}

/** Dull noise that swells and goes: cards over cloth. */
function cloth(at: number, { length, gain }: { length: number; gain: number }): void {
  rustle(at, length, gain, length / 3, (filter) => {
    filter.type = "lowpass";
    filter.frequency.setValueAtTime(1400, at);
    filter.frequency.exponentialRampToValueAtTime(500, at + length);
  });
}

function rustle(at: number, length: number, gain: number, swell: number, shape: (filter: BiquadFilterNode) => void) {
  if (stage === undefined) {
    return;
  }
  const source = stage.context.createBufferSource();
  source.buffer = stage.noise;
  const filter = stage.context.createBiquadFilter();
  shape(filter);
  source.connect(filter).connect(faded(stage, at, length, gain, swell));
  source.start(at, Math.random() * 0.2, length);
}

interface Knock {
  pitch: number;
  length: number;
  gain: number;
}

/** A tone that falls a little and dies away: a knock on wood. */
function wood(at: number, { pitch, length, gain }: Knock): void {
  if (stage === undefined) {
    return;
  }
  const tone = stage.context.createOscillator();
  tone.type = "sine";
  tone.frequency.setValueAtTime(pitch * 1.12, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + length / 3);
  tone.connect(faded(stage, at, length, gain, 0.003));
  tone.start(at);
  tone.stop(at + length);
}

function faded({ context, out }: Stage, at: number, length: number, gain: number, swell: number): GainNode {
  const fade = context.createGain();
  fade.gain.setValueAtTime(0.0001, at);
  fade.gain.exponentialRampToValueAtTime(gain, at + swell);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + length);
  fade.connect(out);
  return fade;
}

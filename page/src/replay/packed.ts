/** A record made short enough for an address: deflated, in the letters of base64url. */

/** Longer addresses are cut by some programs through which people send links. */
export const LONGEST = 4000;

/** The text packed, or null where it would be too long or the browser cannot do it. */
export async function pack(text: string): Promise<string | null> {
  if (typeof CompressionStream === "undefined") {
    return null;
  }
  const packed = letters(await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw")));
  return packed.length > LONGEST ? null : packed;
}

/** The text of what `pack` made. Rejects what is nothing of the kind. */
export async function unpack(packed: string): Promise<string> {
  const bytes = await through(bytesOf(packed), new DecompressionStream("deflate-raw"));
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

async function through(bytes: Uint8Array<ArrayBuffer>, change: GenericTransformStream): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(change);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function letters(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytesOf(packed: string): Uint8Array<ArrayBuffer> {
  const text = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** What a picture's first bytes show, for browsers and the API alike. */

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** Where a JPEG's segment begins, and its marker (the byte behind FF). */
type Segment = { at: number; marker: number };

const END_OF_IMAGE = 0xd9;
/** Frame headers (SOF): all but DHT, JPG and DAC, which lie among them. Of these C0 and C1 are sequential. */
export const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Return a JPEG's segments up to its end, or to the last that there is. They are found as decoders find them:
 * bytes that belong to none are skipped, and a length that is none counts as nothing.
 */
export function* jpegSegments(bytes: Uint8Array): Generator<Segment> {
  let at = nextSegment(bytes, 2);
  while (at !== undefined) {
    const marker = bytes[at + 1] ?? 0;
    yield { at, marker };
    if (marker === END_OF_IMAGE) return;
    at = nextSegment(bytes, at + 2 + Math.max(2, uint16(bytes, at + 2)));
  }
}

function nextSegment(bytes: Uint8Array, from: number): number | undefined {
  for (let at = from; at < bytes.length - 1; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const marker = bytes[at + 1] ?? 0;
    // Bytes that fill, a stuffed FF in a scan's data, TEM and restarts are no segments.
    if (marker !== 0xff && marker > 0x01 && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return undefined;
}

const uint16 = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Return the kind of picture, whatever its name and type say; undefined for all others. */
export function kindOf(bytes: Uint8Array): PictureKind | undefined {
  const head = text(bytes, 0, 12);
  if (head.startsWith('\xff\xd8')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF....WEBP/s.test(head)) return 'webp';
  if (head.slice(4, 8) !== 'ftyp') return undefined;
  // Four letters each: the file's own brand, a number, and what else it complies with.
  const brands = text(bytes, 8, Math.min(uint16(bytes, 2), 256)).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'avif';
  return brands.some((brand) => /^(?:hei[cxms]|hev[cxms]|m[is]f1)$/.test(brand)) ? 'heic' : undefined;
}

/** Return how many pixels a JPEG or PNG announces; undefined where the given bytes don't show it. */
export function announcedPixels(bytes: Uint8Array): number | undefined {
  const kind = kindOf(bytes);
  if (kind === 'png') {
    const sides = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    return bytes.length < 24 ? undefined : sides.getUint32(16) * sides.getUint32(20);
  }
  if (kind !== 'jpeg') return undefined;
  for (const { at, marker } of jpegSegments(bytes)) {
    if (isFrame(marker) && at + 9 <= bytes.length) return uint16(bytes, at + 5) * uint16(bytes, at + 7);
  }
  return undefined;
}

/** Read a picture's kind and size from its first bytes, in the browser and in the API. */

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** A segment of a JPEG. `marker` is the byte after FF, or 0 for bytes without a segment. */
type Segment = { at: number; marker: number };

const END_OF_IMAGE = 0xd9;
/** Return whether a JPEG marker begins a frame (SOF): C0 to CF, except DHT, JPG and DAC. */
export const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Bytes of a photo's head that are read in one turn, before other requests: nearly always in under 1 ms. */
export const PIECE = 256 * 1024;

/** Yield a JPEG's segments. After 256 KB without a segment yield marker 0, so that the caller can pause. */
export function* jpegSegments(bytes: Uint8Array): Generator<Segment> {
  for (let at = 2; at < bytes.length - 1;) {
    const end = Math.min(bytes.length - 1, at + PIECE);
    at = nextSegment(bytes, at, end);
    const marker = at === end ? 0 : (bytes[at + 1] ?? 0);
    yield { at, marker };
    if (marker === END_OF_IMAGE) return;
    if (marker !== 0) at += 2 + Math.max(2, uint16(bytes, at + 2));
  }
}

function nextSegment(bytes: Uint8Array, from: number, end: number): number {
  for (let at = from; at < end; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const marker = bytes[at + 1] ?? 0;
    // Fill bytes, a stuffed FF in a scan, TEM and restart markers don't begin a segment.
    if (marker !== 0xff && marker > 0x01 && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return end;
}

const uint16 = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Return the kind of a picture by its bytes, ignoring name and type. */
export function kindOf(bytes: Uint8Array): PictureKind | undefined {
  const head = text(bytes, 0, 12);
  if (head.startsWith('\xff\xd8')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF....WEBP/s.test(head)) return 'webp';
  if (head.slice(4, 8) !== 'ftyp') return undefined;
  // The head of an ISO media file has words of four letters: major brand, version, compatible brands.
  const brands = text(bytes, 8, Math.min(uint16(bytes, 2), 256)).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'avif';
  return brands.some((brand) => /^(?:hei[cxms]|hev[cxms]|m[is]f1)$/.test(brand)) ? 'heic' : undefined;
}

/** Return the pixels that a JPEG or PNG declares; undefined if these bytes don't include them. */
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

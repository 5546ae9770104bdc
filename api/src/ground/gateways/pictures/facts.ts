import { isFrame, jpegSegments, kindOf, PIECE } from '@pehchan/contract/photo-head';
import { UnusablePicture } from './unusable-picture.ts';

/** What a picture's headers declare. The API's thread reads them in short turns, to let requests run. */
export type Facts = {
  kind: 'jpeg' | 'png' | 'webp' | 'heif';
  pixels: number;
  longerSide: number;
  /** Whether the decoder needs the whole file before the first line, as for a progressive JPEG. */
  isWhole: boolean;
  bytesPerPixel: number;
};

type Reading = Generator<undefined, Facts>;

export function* factsOf(bytes: Buffer): Reading {
  try {
    const reader = READERS.find(({ is }) => is(bytes));
    if (!reader) throw unreadable(bytes);
    const facts = reader.read(bytes);
    return 'kind' in facts ? facts : yield* facts;
  } catch (error) {
    if (error instanceof RangeError) throw unreadable(bytes, error);
    throw error;
  }
}

export const unreadable = (bytes: Buffer, cause?: unknown): UnusablePicture =>
  new UnusablePicture(kindOf(bytes) === 'heic' ? 'heic' : 'type', cause);

const READERS: { is: (bytes: Buffer) => boolean; read: (bytes: Buffer) => Facts | Reading }[] = [
  { is: (bytes) => bytes.readUInt16BE(0) === 0xffd8, read: readJpeg },
  { is: (bytes) => bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n', read: readPng },
  { is: (bytes) => /^RIFF....WEBP/s.test(bytes.toString('latin1', 0, 12)), read: readWebp },
  { is: (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp', read: readHeif },
];

const START_OF_SCAN = 0xda;
/** A progressive JPEG has about ten scans, and decoding each one takes time for the whole picture. */
const MAX_SCANS = 100;
const MAX_SEGMENTS = 1000;

/** Ignore what follows the end marker, such as a film or a second picture: decoders do not read it. */
function* readJpeg(bytes: Buffer): Reading {
  let frame: number | undefined;
  let scans = 0;
  let segments = 0;
  for (const { at, marker } of jpegSegments(bytes)) {
    if (marker === 0) yield;
    segments += 1;
    if (isFrame(marker)) frame ??= at;
    if (marker === START_OF_SCAN) scans += 1;
    if (segments > MAX_SEGMENTS || scans > MAX_SCANS) throw new UnusablePicture('heavy');
  }
  if (frame === undefined) throw new UnusablePicture('type');
  return {
    kind: 'jpeg',
    ...surface(bytes.readUInt16BE(frame + 5), bytes.readUInt16BE(frame + 7)),
    // The decoder also holds the whole JPEG in memory if each colour has a scan of its own.
    isWhole: bytes.readUInt8(frame + 1) > 0xc1 || scans > 1,
    bytesPerPixel: bytes.readUInt8(frame + 9),
  };
}

/** How many values (red, green, …) a decoded pixel has, by a PNG's colour type. With a palette it has 4. */
const PNG_SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

function readPng(bytes: Buffer): Facts {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') throw new UnusablePicture('type');
  return {
    kind: 'png',
    ...surface(bytes.readUInt32BE(16), bytes.readUInt32BE(20)),
    isWhole: bytes.readUInt8(28) === 1,
    bytesPerPixel: (PNG_SAMPLES[bytes.readUInt8(25)] ?? 4) * (bytes.readUInt8(24) > 8 ? 2 : 1),
  };
}

function readWebp(bytes: Buffer): Facts {
  const chunk = bytes.toString('latin1', 12, 16);
  return { kind: 'webp', ...webpSurface(bytes, chunk), isWhole: true, bytesPerPixel: 4 };
}

function webpSurface(bytes: Buffer, chunk: string) {
  if (chunk === 'VP8 ') return surface(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
  if (chunk === 'VP8X') return surface(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
  if (chunk !== 'VP8L') throw new UnusablePicture('type');
  const sides = bytes.readUInt32LE(21);
  return surface((sides & 0x3fff) + 1, ((sides >>> 14) & 0x3fff) + 1);
}

/** The letters `meta` as a number: the name of the HEIF box with the descriptions. */
const META = 0x6d657461;
/** The letters `ispe` as a number: the name of the HEIF box with a size. */
const ISPE = 0x69737065;
/** Limit for HEIF boxes of each kind. Phones write about ten. */
const MAX_BOXES = 200;

/** Return the largest picture in the file. The search reads every byte, so that no nesting hides a size. */
function* readHeif(bytes: Buffer): Reading {
  const meta = metaBoxOf(bytes);
  let [pixels, longerSide, boxes] = [0, 0, 0];
  for (let at = 0; at < meta.length;) {
    const end = Math.min(meta.length, at + PIECE);
    at = nextSize(meta, at, end);
    if (at === end) {
      yield;
      continue;
    }
    boxes += 1;
    if (boxes > MAX_BOXES) throw new UnusablePicture('heavy');
    const one = surface(meta.readUInt32BE(at + 8), meta.readUInt32BE(at + 12));
    pixels = Math.max(pixels, one.pixels);
    longerSide = Math.max(longerSide, one.longerSide);
    at += 4;
  }
  if (pixels === 0) throw unreadable(bytes);
  return { kind: 'heif', pixels, longerSide, isWhole: true, bytesPerPixel: 4 };
}

/**
 * Return the next position of `ispe`, the box with a size, or `end`. Each byte takes the same time, so that
 * no crafted file makes the search slow, as it would `indexOf`.
 */
function nextSize(meta: Buffer, from: number, end: number): number {
  const last = Math.min(end + 3, meta.length);
  let letters = 0;
  for (let at = from; at < last; at += 1) {
    letters = (letters << 8) | (meta[at] ?? 0);
    if (letters === ISPE) return at - 3;
  }
  return end;
}

function metaBoxOf(bytes: Buffer): Buffer {
  let at = 0;
  for (let boxes = 0; boxes < MAX_BOXES; boxes += 1) {
    const length = bytes.readUInt32BE(at);
    if (bytes.readUInt32BE(at + 4) === META) return bytes.subarray(at, at + length);
    if (length < 8) throw unreadable(bytes);
    at += length;
  }
  throw new UnusablePicture('heavy');
}

const surface = (width: number, height: number) => ({
  pixels: width * height,
  longerSide: Math.max(width, height),
});

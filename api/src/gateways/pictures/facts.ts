import { isFrame, jpegSegments, kindOf } from '@pehchan/contract/photo-head';
import { UnusablePicture } from './unusable-picture.ts';

/**
 * What the first bytes say of a picture. They are read here by hand: a library that knew all of it would have
 * to be asked in this process, and the ones there are go over some files byte by byte, for seconds.
 */
export type Facts = {
  kind: 'jpeg' | 'png' | 'webp' | 'heif';
  pixels: number;
  /** Decoded as a whole before a line of it can be had: progressive, interlaced. */
  isWhole: boolean;
  bytesPerPixel: number;
  /** How many times a decoder has to go over the picture. */
  scans: number;
};

/**
 * What kind of picture these bytes are, whatever name or type says, and what it will ask of a decoder.
 * @throws UnusablePicture
 */
export function factsOf(bytes: Buffer): Facts {
  try {
    const read = READERS.find(({ is }) => is(bytes))?.read;
    if (!read) throw unreadable(bytes);
    return read(bytes);
  } catch (error) {
    // Ends in the middle of what it should say.
    if (error instanceof RangeError) throw unreadable(bytes, error);
    throw error;
  }
}

/** Return the error for a picture that no decoder here reads. */
export const unreadable = (bytes: Buffer, cause?: unknown): UnusablePicture =>
  new UnusablePicture(kindOf(bytes) === 'heic' ? 'heic' : 'type', cause);

const READERS: { is: (bytes: Buffer) => boolean; read: (bytes: Buffer) => Facts }[] = [
  { is: (bytes) => bytes.readUInt16BE(0) === 0xffd8, read: readJpeg },
  { is: (bytes) => bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n', read: readPng },
  { is: (bytes) => /^RIFF....WEBP/s.test(bytes.toString('latin1', 0, 12)), read: readWebp },
  { is: (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp', read: readHeif },
];

const START_OF_SCAN = 0xda;
/** Files of cameras have a few dozen. Reading many more takes long, and could hide scans after them. */
const MAX_SEGMENTS = 10_000;

/** Ignore a film or a second picture after the end marker: decoders don't read it. */
function readJpeg(bytes: Buffer): Facts {
  let frame: number | undefined;
  let scans = 0;
  let segments = 0;
  for (const { at, marker } of jpegSegments(bytes)) {
    segments += 1;
    if (segments > MAX_SEGMENTS) throw new UnusablePicture('heavy');
    if (isFrame(marker)) frame ??= at;
    if (marker === START_OF_SCAN) scans += 1;
  }
  if (frame === undefined) throw new UnusablePicture('type');
  return {
    kind: 'jpeg',
    pixels: bytes.readUInt16BE(frame + 5) * bytes.readUInt16BE(frame + 7),
    isWhole: bytes.readUInt8(frame + 1) > 0xc1,
    bytesPerPixel: bytes.readUInt8(frame + 9),
    scans,
  };
}

/** Samples of a pixel by a PNG's colour type; a palette's become four. */
const PNG_SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

function readPng(bytes: Buffer): Facts {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') throw new UnusablePicture('type');
  return {
    kind: 'png',
    pixels: bytes.readUInt32BE(16) * bytes.readUInt32BE(20),
    isWhole: bytes.readUInt8(28) === 1,
    bytesPerPixel: (PNG_SAMPLES[bytes.readUInt8(25)] ?? 4) * (bytes.readUInt8(24) > 8 ? 2 : 1),
    scans: 1,
  };
}

function readWebp(bytes: Buffer): Facts {
  const chunk = bytes.toString('latin1', 12, 16);
  return { kind: 'webp', pixels: webpPixels(bytes, chunk), isWhole: true, bytesPerPixel: 4, scans: 1 };
}

function webpPixels(bytes: Buffer, chunk: string): number {
  if (chunk === 'VP8 ') return (bytes.readUInt16LE(26) & 0x3fff) * (bytes.readUInt16LE(28) & 0x3fff);
  if (chunk === 'VP8X') return (bytes.readUIntLE(24, 3) + 1) * (bytes.readUIntLE(27, 3) + 1);
  if (chunk !== 'VP8L') throw new UnusablePicture('type');
  const sides = bytes.readUInt32LE(21);
  return ((sides & 0x3fff) + 1) * (((sides >>> 14) & 0x3fff) + 1);
}

const SIZE_BOX = Buffer.from('ispe');

/** Of all the pictures that the file describes, tiles and thumbnails too, the largest. */
function readHeif(bytes: Buffer): Facts {
  const meta = boxOf(bytes, 'meta');
  let pixels = 0;
  for (let at = meta.indexOf(SIZE_BOX); at !== -1; at = meta.indexOf(SIZE_BOX, at + 4)) {
    pixels = Math.max(pixels, meta.readUInt32BE(at + 8) * meta.readUInt32BE(at + 12));
  }
  if (pixels === 0) throw unreadable(bytes);
  return { kind: 'heif', pixels, isWhole: true, bytesPerPixel: 4, scans: 1 };
}

/** Each box begins with its length and its name. */
function boxOf(bytes: Buffer, name: string): Buffer {
  let at = 0;
  while (bytes.toString('latin1', at + 4, at + 8) !== name) {
    const length = bytes.readUInt32BE(at);
    if (length < 8) throw new UnusablePicture('type');
    at += length;
  }
  return bytes.subarray(at, at + bytes.readUInt32BE(at));
}

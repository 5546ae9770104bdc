import sharp from 'sharp';
import { drawLetters, FONTS } from '../marking/letters.ts';
import type { Pixels } from '../marking/pixels.ts';
import { type Drawing, type Line, PAGE } from './drawing.ts';
import { inkOf } from './measure.ts';
import { sheetPhoto } from './photo.ts';
import type { SheetPhoto } from './sheet-page.ts';

/** 150 dots an inch: readable on a phone when zoomed, and printed. */
export const JPEG_SIZE = { width: 1240, height: 1754 } as const;
const SCALE = JPEG_SIZE.width / PAGE.width;
const MOST_BYTES = 300_000;
const QUALITIES = [88, 80, 70, 60, 50, 40];

export async function drawJpeg(drawing: Drawing, asked: SheetPhoto | undefined): Promise<Buffer> {
  const { width, height } = JPEG_SIZE;
  const page: Pixels = { data: Buffer.alloc(width * height * 3, 255), width, height };
  await placePhoto(page, drawing, asked);
  for (const { x, y, colour, ...box } of drawing.boxes) {
    const [left, top] = [Math.round(x * SCALE), Math.round(y * SCALE)];
    const [wide, high] = [box.width, box.height].map((side) => Math.max(1, Math.round(side * SCALE)));
    fill(page, left, top, wide ?? 1, high ?? 1, colour);
  }
  for (const { x, y, radius, colour } of drawing.diamonds) {
    diamond(page, x * SCALE, y * SCALE, radius * SCALE, colour);
  }
  await Promise.all(drawing.lines.map((line) => write(page, line)));
  return encoded(page);
}

async function encoded({ data, width, height }: Pixels): Promise<Buffer> {
  return atMostBytes(MOST_BYTES, QUALITIES, (quality) =>
    sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .withMetadata({ density: 150 })
      .toBuffer(),
  );
}

/** Encode a picture with the first quality that is small enough: a grainy photo needs a lower one. */
export async function atMostBytes(
  most: number,
  qualities: readonly number[],
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await encode(quality);
    if (bytes.length <= most) break;
  }
  return bytes;
}

async function placePhoto(page: Pixels, { photo }: Drawing, asked: SheetPhoto | undefined): Promise<void> {
  if (!photo || !asked) return;
  const [width, height] = [Math.round(photo.width * SCALE), Math.round(photo.height * SCALE)];
  const data = await (await sheetPhoto(asked, width, height)).raw().toBuffer();
  const [left, top] = [Math.round(photo.x * SCALE), Math.round(photo.y * SCALE)];
  for (let row = 0; row < height; row += 1) {
    data.copy(page.data, ((top + row) * page.width + left) * 3, row * width * 3, (row + 1) * width * 3);
  }
}

async function write(page: Pixels, { text, x, y, weight, size, colour }: Line): Promise<void> {
  const large = size * SCALE;
  const letters = await drawLetters(text, large, FONTS[weight]);
  // The letters' picture is cut to their ink, so it is placed by the ink that the font announces.
  const ink = inkOf(text, weight, large);
  const [left, top] = [Math.round(x * SCALE + ink.left), Math.round(y * SCALE - ink.top)];
  for (let row = 0; row < letters.height; row += 1) {
    for (let column = 0; column < letters.width; column += 1) {
      blend(page, left + column, top + row, (letters.ink[row * letters.width + column] ?? 0) / 255, colour);
    }
  }
}

function fill(page: Pixels, left: number, top: number, width: number, height: number, colour: string): void {
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) blend(page, x, y, 1, colour);
  }
}

/** Draw a diamond with soft edges: a pixel's cover depends on how far inside it is. */
function diamond(page: Pixels, x: number, y: number, radius: number, colour: string): void {
  for (let down = Math.floor(y - radius); down <= y + radius; down += 1) {
    for (let across = Math.floor(x - radius); across <= x + radius; across += 1) {
      const inside = radius - Math.abs(across + 0.5 - x) - Math.abs(down + 0.5 - y);
      blend(page, across, down, Math.min(1, Math.max(0, inside + 0.5)), colour);
    }
  }
}

function blend({ data, width, height }: Pixels, x: number, y: number, share: number, colour: string): void {
  if (share === 0 || x < 0 || y < 0 || x >= width || y >= height) return;
  const at = (y * width + x) * 3;
  const value = Number.parseInt(colour.slice(1), 16);
  for (let channel = 0; channel < 3; channel += 1) {
    const wanted = (value >> (16 - 8 * channel)) & 255;
    const now = data[at + channel] ?? 0;
    data[at + channel] = Math.round(now + (wanted - now) * share);
  }
}

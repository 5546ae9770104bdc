import sharp from 'sharp';
import { drawLetters } from './letters.ts';
import type { Pixels } from './pixels.ts';

/** A drawn text: for each pixel the share of the picture that shows through, and the white that is added. */
export type Stamp = { stays: Float32Array; white: Float32Array; width: number; height: number };

/** Opacity of the white letters, and of the soft shadow that makes them visible on white cloth. */
const LETTERS = 0.32;
const SHADOW = 0.28;

/** Cache of drawn texts: in a list, all twenty photos show the same text of the account. */
const drawnLately = new Map<string, Promise<Stamp>>();
const FEW = 20;

export function stampOf(text: string, size: number): Promise<Stamp> {
  const name = `${size} ${text}`;
  const stamp = drawnLately.get(name) ?? drawStamp(text, size);
  drawnLately.delete(name);
  drawnLately.set(name, stamp);
  const [oldest] = drawnLately.keys();
  if (drawnLately.size > FEW && oldest) drawnLately.delete(oldest);
  stamp.catch(() => drawnLately.delete(name));
  return stamp;
}

export const borderOf = (size: number): number => Math.ceil(size / 3);

async function drawStamp(text: string, size: number): Promise<Stamp> {
  const drawn = await drawLetters(text, size);
  const border = borderOf(size);
  const width = drawn.width + 2 * border;
  const height = drawn.height + 2 * border;
  const letters = Buffer.alloc(width * height);
  for (let y = 0; y < drawn.height; y += 1) {
    drawn.ink.copy(letters, (y + border) * width + border, y * drawn.width, (y + 1) * drawn.width);
  }
  const shadow = await sharp(letters, { raw: { width, height, channels: 1 } })
    .blur(Math.max(0.5, size / 12))
    .linear(1.8)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const stays = new Float32Array(letters.length);
  const white = new Float32Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) {
    const covered = (LETTERS * (letters[at] ?? 0)) / 255;
    stays[at] = (1 - covered) * (1 - (SHADOW * (shadow[at] ?? 0)) / 255);
    white[at] = 255 * covered;
  }
  return { stays, white, width, height };
}

export function placeStamp(pixels: Pixels, stamp: Stamp, left: number, top: number): void {
  const { data, width, height } = pixels;
  for (let y = Math.max(0, -top); y < Math.min(stamp.height, height - top); y += 1) {
    for (let x = Math.max(0, -left); x < Math.min(stamp.width, width - left); x += 1) {
      const at = y * stamp.width + x;
      const dot = ((y + top) * width + x + left) * 3;
      for (let channel = dot; channel < dot + 3; channel += 1) {
        data[channel] = (data[channel] ?? 0) * (stamp.stays[at] ?? 1) + (stamp.white[at] ?? 0) + 0.5;
      }
    }
  }
}

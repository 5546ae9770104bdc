import sharp from 'sharp';
import { drawLetters } from './letters.ts';
import type { Pixels } from './pixels.ts';

/** What an account's copy shows: whose it is. */
export type Holder = { name: string; digits: string; code: string };

/** From this longer side on a copy shows name, digits and code, everywhere; below, the code in one line. */
const NAMED_FROM = 900;
/** Below, a code couldn't be read, and would hide the face. */
const CODE_FROM = 320;

/** Of the longer side: how high letters are. */
const NAMED_HEIGHT = 1 / 34;
const CODE_HEIGHT = 1 / 12;
const LONGEST_NAME = 24;

type Ink = { letters: number; shadow: number };

/** How much of the picture white letters cover, and the soft shadow around them: both can be seen on both. */
const NAMED_INK: Ink = { letters: 0.32, shadow: 0.28 };
const CODE_INK: Ink = { letters: 0.32, shadow: 0.26 };

/** Lines rise to the right, as no line of a picture does. */
const SLANT = (24 * Math.PI) / 180;
/** From line to line, in heights of a letter. */
const LINE = 4;
/** By how much of itself each line is shifted, so that also a part of the picture has a whole code. */
const SHIFT = 0.38;
/** Where the line of a small copy stands: below a face, which is in the upper middle. */
const LOW = 0.9;

/** Something to be drawn once or again and again: how much of the picture stays, and what white is added. */
type Stamp = { stays: Float32Array; white: Float32Array; width: number; height: number };

/** Draws onto a copy whose it is, as far as its size allows that. */
export async function drawHolder(pixels: Pixels, { name, digits, code }: Holder): Promise<void> {
  const longer = Math.max(pixels.width, pixels.height);
  if (longer >= NAMED_FROM) {
    const height = Math.round(longer * NAMED_HEIGHT);
    const text = [shortened(name), digits, code].filter(Boolean).join(' · ');
    drawEverywhere(pixels, await stampOf(text, height, NAMED_INK), height * LINE);
  } else if (longer >= CODE_FROM) {
    const height = Math.round(longer * CODE_HEIGHT);
    drawLow(pixels, await stampOf(code, height, CODE_INK));
  }
}

/** What can't be seen in a name would be seen as a box. */
function shortened(name: string): string {
  const letters = [...name.normalize('NFC').replace(/\p{C}/gu, '')];
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : letters.join('');
}

/** Of the last few: who opens a list is served twenty photos, all with the same stamp. */
const drawnLately = new Map<string, Promise<Stamp>>();
const FEW = 20;

function stampOf(text: string, size: number, ink: Ink): Promise<Stamp> {
  const name = `${size} ${text}`;
  const stamp = drawnLately.get(name) ?? drawStamp(text, size, ink);
  drawnLately.delete(name);
  drawnLately.set(name, stamp);
  const [oldest] = drawnLately.keys();
  if (drawnLately.size > FEW && oldest) drawnLately.delete(oldest);
  stamp.catch(() => drawnLately.delete(name));
  return stamp;
}

async function drawStamp(text: string, size: number, ink: Ink): Promise<Stamp> {
  const drawn = await drawLetters(text, size);
  // For the shadow, and so that what lies between two points at its edge is nothing.
  const border = Math.ceil(size / 3);
  const width = drawn.width + 2 * border;
  const height = drawn.height + 2 * border;
  const letters = Buffer.alloc(width * height);
  for (let y = 0; y < drawn.height; y += 1) {
    drawn.ink.copy(letters, (y + border) * width + border, y * drawn.width, (y + 1) * drawn.width);
  }
  const shadow = await sharp(letters, { raw: { width, height, channels: 1 } })
    .blur(size / 12)
    .linear(1.8)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const stays = new Float32Array(letters.length);
  const white = new Float32Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) {
    const covered = (ink.letters * (letters[at] ?? 0)) / 255;
    stays[at] = (1 - covered) * (1 - (ink.shadow * (shadow[at] ?? 0)) / 255);
    white[at] = 255 * covered;
  }
  return { stays, white, width, height };
}

function drawLow(pixels: Pixels, stamp: Stamp): void {
  const left = Math.round((pixels.width - stamp.width) / 2);
  const top = Math.min(pixels.height - stamp.height, Math.round(pixels.height * LOW - stamp.height / 2));
  for (let y = Math.max(0, -top); y < stamp.height; y += 1) {
    for (let x = Math.max(0, -left); x < Math.min(stamp.width, pixels.width - left); x += 1) {
      const at = y * stamp.width + x;
      cover(
        pixels.data,
        ((y + top) * pixels.width + x + left) * 3,
        stamp.stays[at] ?? 1,
        stamp.white[at] ?? 0,
      );
    }
  }
}

/**
 * Slanted lines of the stamp, one below the other, over all of the picture. Of each row of dots only those
 * are looked at that lie on a line: most lie between two.
 */
function drawEverywhere(pixels: Pixels, stamp: Stamp, fromLineToLine: number): void {
  const [along, down] = [Math.cos(SLANT), Math.sin(SLANT)];
  for (let y = 0; y < pixels.height; y += 1) {
    // How far below the first line the row begins and ends, as the lines count it.
    const begins = y * along;
    const ends = begins + pixels.width * down;
    const first = Math.ceil((begins - stamp.height + 1) / fromLineToLine);
    for (let line = first; line * fromLineToLine < ends; line += 1) {
      const top = line * fromLineToLine;
      const from = Math.max(0, Math.ceil((top - begins) / down));
      const to = Math.min(pixels.width, Math.ceil((top + stamp.height - 1 - begins) / down));
      const left = line * stamp.width * SHIFT - y * down;
      drawAcross(pixels, stamp, y, { from, to, left, above: begins - top });
    }
  }
}

/** The dots of one row, from one to another, that lie on one line. */
function drawAcross(
  { data, width }: Pixels,
  stamp: Stamp,
  y: number,
  { from, to, left, above }: { from: number; to: number; left: number; above: number },
): void {
  const { stays, white } = stamp;
  const [along, down] = [Math.cos(SLANT), Math.sin(SLANT)];
  for (let x = from; x < to; x += 1) {
    // The place on the stamp, and how near each of the four points around it is.
    const across = left + x * along;
    const column = across - Math.floor(across / stamp.width) * stamp.width;
    const row = above + x * down;
    const at = Math.floor(row) * stamp.width + Math.floor(column);
    const next = at + stamp.width;
    const right = column % 1;
    const below = row % 1;
    const nearUpper = (1 - right) * (1 - below);
    const nearLower = (1 - right) * below;
    const farUpper = right * (1 - below);
    const farLower = right * below;
    cover(
      data,
      (y * width + x) * 3,
      (stays[at] ?? 1) * nearUpper +
        (stays[at + 1] ?? 1) * farUpper +
        (stays[next] ?? 1) * nearLower +
        (stays[next + 1] ?? 1) * farLower,
      (white[at] ?? 0) * nearUpper +
        (white[at + 1] ?? 0) * farUpper +
        (white[next] ?? 0) * nearLower +
        (white[next + 1] ?? 0) * farLower,
    );
  }
}

function cover(data: Buffer, byte: number, stays: number, white: number): void {
  for (let channel = byte; channel < byte + 3; channel += 1) {
    data[channel] = (data[channel] ?? 0) * stays + white + 0.5;
  }
}

import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { FONTS, type Weight } from '../marking/letters.ts';

export type Ink = { left: number; top: number };

const opened = new Map<Weight, Font>();

function fontOf(weight: Weight): Font {
  const font = opened.get(weight) ?? (create(readFileSync(FONTS[weight].file)) as Font);
  opened.set(weight, font);
  return font;
}

/**
 * Return a text as the font can draw it: composed, and without joiners, control characters and signs that
 * the font lacks, which would be boxes.
 */
export const drawable = (text: string): string =>
  Array.from(text.normalize('NFC').replace(/\s+/g, ' ').replace(/\p{C}/gu, ''))
    .filter((letter) => fontOf('regular').hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .join('')
    .trim();

/** Split a text where the script changes: fontkit shapes a whole text by the rules of its first script. */
export const runsOf = (text: string): string[] =>
  text.match(/\p{Script=Devanagari}[\p{Script=Devanagari}\p{M}]*|[^\p{Script=Devanagari}]+/gu) ?? [];

const widths = new Map<string, number>();
/** Words kept: a sheet has some hundred. */
const KEPT = 5000;

export function widthOf(text: string, weight: Weight, size: number): number {
  const words = text.split(/(?<= )/);
  return words.reduce((sum, word) => sum + widthOfWord(word, weight), 0) * size;
}

function widthOfWord(word: string, weight: Weight): number {
  const name = `${weight} ${word}`;
  const known = widths.get(name);
  if (known !== undefined) return known;
  const font = fontOf(weight);
  const width = runsOf(word).reduce((sum, run) => sum + font.layout(run).advanceWidth, 0) / font.unitsPerEm;
  if (widths.size >= KEPT) widths.clear();
  widths.set(name, width);
  return width;
}

/** Return where a text's ink begins: to the right of its start, and above its line. */
export function inkOf(text: string, weight: Weight, size: number): Ink {
  const font = fontOf(weight);
  const scale = size / font.unitsPerEm;
  let [x, left, top] = [0, Infinity, -Infinity];
  for (const run of runsOf(text)) {
    const { bbox, advanceWidth } = font.layout(run);
    if (Number.isFinite(bbox.minX)) left = Math.min(left, x + bbox.minX);
    if (Number.isFinite(bbox.maxY)) top = Math.max(top, bbox.maxY);
    x += advanceWidth;
  }
  return { left: left * scale, top: top * scale };
}

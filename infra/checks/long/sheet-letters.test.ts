import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { create, type Font } from 'fontkit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { drawLetters, FONTS } from '../../../api/marks/marking/letters.ts';
import { runsOf } from '../../../api/marks/sheet/measure.ts';
import { findChromium } from '../chromium.ts';
import { chromiumOptions } from '../e2e/support/chromium.ts';
import { HARD_WORDS } from './hindi-words.ts';

/** Grey levels of ink, cut to the ink. */
type Ink = { width: number; height: number; levels: number[] };
type Glyph = { path: string; x: number; y: number };

const SIZE = 48;
const FONT = FONTS.semibold;
/** Two engines smooth edges differently. A wrong shape of one letter makes a larger difference. */
const ALIKE = 0.12;
const FAINT = 16;

const font = create(readFileSync(FONT.file)) as Font;

/** Return the glyphs that a PDF gets: pdfkit shapes with fontkit. */
function shaped(text: string): Glyph[] {
  const glyphs: Glyph[] = [];
  let left = 0;
  for (const run of runsOf(text)) {
    const { glyphs: drawn, positions } = font.layout(run);
    for (const [at, glyph] of drawn.entries()) {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[at] ?? {};
      glyphs.push({ path: glyph.path.toSVG(), x: left + xOffset, y: yOffset });
      left += xAdvance;
    }
  }
  return glyphs;
}

/** Return the glyphs of the letters one by one, as an engine without rules for Hindi places them. */
function bare(text: string): Glyph[] {
  let left = 0;
  return font.glyphsForString(text).map((glyph) => {
    const x = left;
    left += glyph.advanceWidth;
    return { path: glyph.path.toSVG(), x, y: 0 };
  });
}

function cut(width: number, height: number, levelOf: (at: number) => number): Ink {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let at = 0; at < width * height; at += 1) {
    if (levelOf(at) <= FAINT) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right, top, bottom] = [
      Math.min(left, x),
      Math.max(right, x),
      Math.min(top, y),
      Math.max(bottom, y),
    ];
  }
  const levels: number[] = [];
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) levels.push(levelOf(y * width + x));
  }
  return { width: right - left + 1, height: bottom - top + 1, levels };
}

/** Return the share of ink that differs, where the two pictures overlap best. */
function difference(one: Ink, other: Ink): number {
  const levelAt = ({ width, height, levels }: Ink, x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (levels[y * width + x] ?? 0);
  let least = 1;
  for (let right = -1; right <= 1; right += 1) {
    for (let down = -1; down <= 1; down += 1) {
      let [apart, all] = [0, 0];
      for (let y = -1; y <= Math.max(one.height, other.height); y += 1) {
        for (let x = -1; x <= Math.max(one.width, other.width); x += 1) {
          const [a, b] = [levelAt(one, x, y), levelAt(other, x + right, y + down)];
          apart += Math.abs(a - b);
          all += a + b;
        }
      }
      least = Math.min(least, apart / all);
    }
  }
  return least;
}

type Drawn = { width: number; height: number; levels: string };
type Word<Picture> = { text: Picture; shaped: Picture; bare: Picture };

/** Runs in the page. A picture's levels are one text: a list of numbers would need minutes to arrive. */
const DRAW = `
  async function drawWords({ file, words, size, unit }) {
    const face = new FontFace('Sheet', 'url(data:font/ttf;base64,' + file + ')');
    document.fonts.add(await face.load());
    const draw = (letters, write) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [(letters * size) / 2 + 120, size * 3];
      const context = canvas.getContext('2d');
      context.translate(40, size * 1.8);
      write(context);
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
      let levels = '';
      for (let at = 3; at < data.length; at += 4) levels += String.fromCharCode(data[at]);
      return { width, height, levels };
    };
    const outlines = (glyphs) => (context) => {
      context.scale(size / unit, -size / unit);
      for (const { path, x, y } of glyphs) {
        context.save();
        context.translate(x, y);
        context.fill(new Path2D(path));
        context.restore();
      }
    };
    const write = (text) => (context) => {
      context.font = size + 'px Sheet';
      context.fillText(text, 0, 0);
    };
    return words.map(({ text, shaped, bare }) => ({
      text: draw(text.length, write(text)),
      shaped: draw(text.length, outlines(shaped)),
      bare: draw(text.length, outlines(bare)),
    }));
  }
`;

/** Draw words in Chromium: as text in this font, and the glyphs' outlines as a PDF has them. */
async function inChromium(words: readonly string[]): Promise<Word<Ink>[]> {
  const executablePath = await findChromium(AbortSignal.timeout(300_000));
  const browser = await chromium.launch({ ...chromiumOptions, ...(executablePath && { executablePath }) });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const asked = {
    file: readFileSync(FONT.file, 'base64'),
    words: words.map((text) => ({ text, shaped: shaped(text), bare: bare(text) })),
    size: SIZE,
    unit: font.unitsPerEm,
  };
  const drawn = (await page.evaluate(
    `(() => { ${DRAW} return drawWords(${JSON.stringify(asked)}); })()`,
  )) as Word<Drawn>[];
  const inked = ({ width, height, levels }: Drawn) => cut(width, height, (at) => levels.charCodeAt(at));
  return drawn.map((word) => ({
    text: inked(word.text),
    shaped: inked(word.shaped),
    bare: inked(word.bare),
  }));
}

async function inPicture(text: string): Promise<Ink> {
  const { ink, width, height } = await drawLetters(text, SIZE, FONT);
  return cut(width, height, (at) => ink[at] ?? 0);
}

describe('sixty hard Hindi words', () => {
  test('look in the sheet’s picture and PDF as in Chromium with the same font', { timeout: 400_000 }, async () => {
    expect(new Set(HARD_WORDS).size).toBe(60);
    const drawn = await inChromium(HARD_WORDS);
    let unlike = 0;
    for (const [at, text] of HARD_WORDS.entries()) {
      const word = drawn[at];
      if (!word) throw new Error(`${text} was not drawn`);
      expect(difference(word.text, await inPicture(text)), `${text} in the picture`).toBeLessThan(ALIKE);
      expect(difference(word.text, word.shaped), `${text} in the PDF`).toBeLessThan(ALIKE);
      if (difference(word.text, word.bare) > ALIKE) unlike += 1;
    }
    // The comparison sees wrong shapes: most of these words are wrong without the rules for Hindi.
    expect(unlike).toBeGreaterThan(40);
  });
}); // prettier-ignore

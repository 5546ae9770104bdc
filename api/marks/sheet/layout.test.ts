import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawSheet } from './draw-sheet.ts';
import { PAGE } from './drawing.ts';
import { layOut, PHOTO } from './layout.ts';
import { widthOf } from './measure.ts';
import type { SheetPage } from './sheet-page.ts';

const fact = (label: string, value: string, isLong = false) => ({ label, value, isLong });
const page = (values: Partial<SheetPage> = {}): SheetPage => ({
  language: 'hi',
  heading: '',
  title: 'बायोडाटा',
  name: 'आशा',
  otherName: 'Asha',
  summary: '27 साल · दांतराई',
  sections: [{ title: 'परिचय', facts: [fact('गोत्र', 'सोलंकी')] }],
  foot: 'Pehchan / पहचान पर पक्का परिवार',
  ...values,
});

const words = (word: string, letters: number) =>
  `${word} `.repeat(Math.ceil(letters / (word.length + 1))).slice(0, letters).trim(); // prettier-ignore

/** Every field with its longest value: 45 facts, of which eight are paragraphs of 3,000 letters. */
const longest = (word: string) =>
  page({
    heading: words(word, 120),
    name: words(word, 100),
    otherName: words('WWWWWWWW', 100),
    summary: words(word, 180),
    sections: ['एक', 'दो', 'तीन', 'चार', 'पाँच'].map((title) => ({
      title,
      facts: Array.from({ length: 9 }, (_, at) =>
        fact(`${title} परिवार के बारे में ${at}`, words(word, at > 6 ? 3000 : 150), at > 6),
      ),
    })),
  });

function expectOnPage(shown: SheetPage, hasPhoto: boolean) {
  const { lines } = layOut(shown, hasPhoto);
  for (const { text, x, y, weight, size } of lines) {
    const right = x + widthOf(text, weight, size);
    expect(x, text).toBeGreaterThanOrEqual(48);
    expect(right, text).toBeLessThanOrEqual(PAGE.width - 48);
    expect(y + size * 0.35, text).toBeLessThanOrEqual(PAGE.height - 32);
    const isBeside = y - size < PHOTO.y + PHOTO.height && y > PHOTO.y;
    if (hasPhoto && isBeside) expect(right, text).toBeLessThanOrEqual(PHOTO.x);
  }
  return lines;
}

describe('the layout of a sheet', () => {
  test.each([
    ['Hindi', 'श्रीमती'],
    ['English', 'Wanderlust'],
    ['one word without a space', 'अ'.repeat(150)],
  ])('all fits on the page with the longest values: %s', (_what, word) => {
    for (const hasPhoto of [true, false]) expectOnPage(longest(word), hasPhoto);
  });

  test('few facts have large letters, and many facts smaller ones that can still be read', () => {
    const sizeOf = (facts: number) => {
      const many = Array.from({ length: facts }, (_, at) => fact(`लेबल ${at}`, 'उत्तर'));
      const lines = expectOnPage(page({ sections: [{ title: 'परिचय', facts: many }] }), true);
      return lines.find(({ text }) => text === 'उत्तर')?.size ?? 0;
    };
    expect(sizeOf(5)).toBeGreaterThan(12);
    expect(sizeOf(35)).toBeGreaterThan(9);
  });

  test('a paragraph is cut with an ellipsis when the page is full', () => {
    const lines = expectOnPage(longest('शब्द'), true);
    expect(lines.some(({ text }) => text.endsWith('…'))).toBe(true);
  });

  test('blank facts, sections and the foot are left out', () => {
    const lines = layOut(
      page({ foot: '', otherName: '', sections: [{ title: 'खाली', facts: [fact('गोत्र', ' ')] }] }),
      false,
    ).lines.map(({ text }) => text);
    expect(lines).toEqual(['बायोडाटा', 'आशा', '27 साल · दांतराई']);
  });

  test('signs that the font does not have are left out', () => {
    const lines = layOut(page({ name: 'आ\u200dशा 🌸 ऀ' }), false).lines.map(({ text }) => text);
    expect(lines.some((text) => /🌸|\u200d/u.test(text))).toBe(false);
  });
});

test.each([
  ['pdf', 120_000],
  ['jpeg', 300_000],
] as const)('a full page with a grainy photo is small enough as %s', async (format, most) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#888', noise } })
    .webp()
    .toBuffer();
  const asked = { photo, photoKey: 'a'.repeat(32), code: 'K7QWXYZ', secret: 's'.repeat(32) };
  const bytes = await drawSheet({ page: longest('Wanderlust'), format, photo: asked });
  expect(bytes.length).toBeLessThanOrEqual(most);
});

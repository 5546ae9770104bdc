import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const fileOf = (name: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/mukta/${name}.ttf`));

/** The font is part of the site, because a machine without fonts would draw boxes and report no error. */
export const FONTS = {
  semibold: { family: 'Mukta SemiBold', file: fileOf('600SemiBold/Mukta_600SemiBold') },
  regular: { family: 'Mukta', file: fileOf('400Regular/Mukta_400Regular') },
} as const;
export type Weight = keyof typeof FONTS;
const FILE = FONTS.semibold.file;

export type Letters = { ink: Buffer; width: number; height: number };

export async function drawLetters(
  text: string,
  size: number,
  { family, file }: { family: string; file: string } = FONTS.semibold,
): Promise<Letters> {
  const { data, info } = await sharp({
    text: { text: escaped(text), font: `${family} ${size}`, fontfile: file, dpi: 72 },
  })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ink: data, width: info.width, height: info.height };
}

const NAMES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => NAMES[sign] ?? '');

/** A text that tests the font with both scripts and a code, and how much ink each part of it has, 0 to f. */
const WORD = 'Pehchan पहचान 7KQ क्षेत्र';
const WORD_SIZE = 40;
const PARTS = { columns: 32, rows: 4 };
const INK_OF_WORD =
  '00020011000011111111100000003511965743572443587888755378577098789589663678662865576542395770983720322222232201420110110227803301';
/** Tolerated mean difference of ink, on a scale to 15: other versions of the library draw differently. */
const ALIKE = 1;

/** @throws Error with a sentence for the operator if letters are not drawn as letters */
export async function checkLetters(file = FILE): Promise<void> {
  const drawn = inkByPart(await drawLetters(WORD, WORD_SIZE, { ...FONTS.semibold, file }));
  const off = drawn.reduce(
    (sum, ink, part) => sum + Math.abs(ink - parseInt(INK_OF_WORD[part] ?? '', 16)),
    0,
  );
  if (off / drawn.length <= ALIKE) return;
  throw new Error(
    `The letters that mark photos aren’t drawn as they should be: is ${FILE} there and whole? npm ci brings it back.`,
  );
}

export function inkByPart({ ink, width, height }: Letters): number[] {
  const { columns, rows } = PARTS;
  const sums = Array<number>(columns * rows).fill(0);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const part = Math.floor((y * rows) / height) * columns + Math.floor((x * columns) / width);
      sums[part] = (sums[part] ?? 0) + (ink[y * width + x] ?? 0);
    }
  }
  const most = (255 * width * height) / sums.length;
  return sums.map((sum) => Math.round((15 * sum) / most));
}

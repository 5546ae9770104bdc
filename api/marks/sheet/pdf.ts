import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { FONTS, type Weight } from '../marking/letters.ts';
import { type Drawing, type Line, PAGE } from './drawing.ts';
import { atMostBytes } from './jpeg.ts';
import { runsOf, widthOf } from './measure.ts';
import { sheetPhoto } from './photo.ts';
import type { SheetPage, SheetPhoto } from './sheet-page.ts';

/** The photo's width in pixels: 240 dots an inch, as much as a printer at home shows. */
const PHOTO_PIXELS = 528;
/** With both fonts, the page then has at most 120 KB. */
const MOST_PHOTO_BYTES = 80_000;
const QUALITIES = [80, 70, 60, 50, 40, 30];

type Document = InstanceType<typeof PDFDocument>;

const files = new Map<Weight, Buffer>();

function fileOf(weight: Weight): Buffer {
  const file = files.get(weight) ?? readFileSync(FONTS[weight].file);
  files.set(weight, file);
  return file;
}

export async function drawPdf(
  { name, title, language }: SheetPage,
  drawing: Drawing,
  asked: SheetPhoto | undefined,
): Promise<Buffer> {
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    lang: language,
    info: { Title: `${name} – ${title}`, Creator: 'Pehchan', Producer: 'Pehchan' },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  for (const weight of ['regular', 'semibold'] as const) document.registerFont(weight, fileOf(weight));
  await drawPhoto(document, drawing, asked);
  for (const { x, y, width, height, colour } of drawing.boxes) {
    document.rect(x, y, width, height).fill(colour);
  }
  for (const { x, y, radius, colour } of drawing.diamonds) {
    document.polygon([x - radius, y], [x, y - radius], [x + radius, y], [x, y + radius]).fill(colour);
  }
  for (const line of drawing.lines) write(document, line);
  document.end();
  return done;
}

async function drawPhoto(
  document: Document,
  { photo }: Drawing,
  asked: SheetPhoto | undefined,
): Promise<void> {
  if (!photo || !asked) return;
  const { x, y, width, height } = photo;
  const pixels = Math.round((PHOTO_PIXELS * height) / width);
  const picture = await sheetPhoto(asked, PHOTO_PIXELS, pixels);
  const bytes = await atMostBytes(MOST_PHOTO_BYTES, QUALITIES, (quality) =>
    picture.clone().jpeg({ quality }).toBuffer(),
  );
  document.image(bytes, x, y, { width, height });
}

/** Write a line. `actual` is its text for copying: Devanagari's glyphs are not in the order of letters. */
function write(document: Document, { text, x, y, weight, size, colour }: Line): void {
  document.markContent('Span', { actual: text });
  document.font(weight, size).fillColor(colour);
  let left = x;
  for (const run of runsOf(text)) {
    document.text(run, left, y, { lineBreak: false, baseline: 'alphabetic' });
    left += widthOf(run, weight, size);
  }
  document.endMarkedContent();
}

import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { portrait } from '../../src/top/demo/portrait.ts';

/** A change that somebody could make to a copy before an administrator traces it. */
export type Attack = (copy: Buffer) => Promise<Buffer>;

type Size = { width: number; height: number };

const jpeg =
  (quality: number): Attack =>
  (copy) =>
    sharp(copy).jpeg({ quality }).toBuffer();

const sizeOf = async (copy: Buffer): Promise<Size> => {
  const { width, height } = await sharp(copy).metadata();
  return { width, height };
};

const scaled =
  (factor: number, quality: number): Attack =>
  async (copy) => {
    const { width } = await sizeOf(copy);
    return sharp(copy)
      .resize(Math.round(width * factor))
      .jpeg({ quality })
      .toBuffer();
  };

/** @param share of each side that remains, 0 to 1; `left` and `top`: the shares cut off there */
const cropped =
  (left: number, top: number, share: number, quality: number, factor = 1): Attack =>
  async (copy) => {
    const { width, height } = await sizeOf(copy);
    const part = await sharp(copy)
      .extract({
        left: Math.round(width * left),
        top: Math.round(height * top),
        width: Math.round(width * share),
        height: Math.round(height * share),
      })
      .png()
      .toBuffer();
    return scaled(factor, quality)(part);
  };

const toned =
  (gain: number, lift: number): Attack =>
  (copy) =>
    sharp(copy).linear(gain, lift).jpeg({ quality: 70 }).toBuffer();

const changed =
  (change: (picture: Sharp) => Sharp, quality: number): Attack =>
  (copy) =>
    change(sharp(copy)).jpeg({ quality }).toBuffer();

const covered = async (copy: Buffer, cover: (size: Size) => OverlayOptions): Promise<Buffer> =>
  sharp(copy)
    .composite([cover(await sizeOf(copy))])
    .png()
    .toBuffer();

const after =
  (...attacks: Attack[]): Attack =>
  async (copy) => {
    let changed = copy;
    for (const attack of attacks) changed = await attack(changed);
    return changed;
  };

const shifted: Attack = async (copy) => {
  const { width, height } = await sizeOf(copy);
  return sharp(copy)
    .extract({ left: 3, top: 5, width: width - 3, height: height - 5 })
    .png()
    .toBuffer();
};

const svg = ({ width, height }: Size, drawing: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`);

/** Draw the screen of a phone that shows the photo: a white page with lines of text below it. */
const phonePage: Attack = async (copy) => {
  const size = await sizeOf(copy);
  const factor = Math.min(1, 1000 / size.width) * 0.73;
  const width = Math.round(size.width * factor);
  const height = Math.round(size.height * factor);
  const left = Math.round(width * 0.05);
  const photo = await sharp(copy).resize(width, height).png().toBuffer();
  const lines = [
    [10, 12, 60, '#333'],
    [35, 8, 90, '#888'],
    [50, 8, 80, '#888'],
  ].map(([y, h, w, fill]) => `<rect y="${y}%" width="${w}%" height="${h}%" fill="${fill}"/>`);
  const text = svg({ width, height: Math.round(height * 0.5) }, lines.join(''));
  const page = { width: Math.round(width * 1.1), height: Math.round(height * 1.9) };
  return sharp({ create: { ...page, channels: 3, background: '#fff' } })
    .composite([
      { input: photo, left, top: Math.round(height * 0.25) },
      { input: text, left, top: Math.round(height * 1.3) },
    ])
    .jpeg({ quality: 60 })
    .toBuffer();
};

/** Cover the copy with lines of text, as the visible mark does. */
const tiled: Attack = (copy) =>
  covered(copy, ({ width, height }) => {
    const lines = Array.from({ length: 12 }, (_, line) => {
      const words = '98290 12345  Suresh Choudhary   '.repeat(4);
      return `<text x="${-width * 0.3}" y="${(line * height) / 8 - height * 0.2}">${words}</text>`;
    });
    const look = `font-family="DejaVu Sans" font-size="${Math.round(width / 24)}" fill="#fff" fill-opacity=".35"
      stroke="#000" stroke-opacity=".25" transform="rotate(-28 ${width / 2} ${height / 2})"`;
    return { input: svg({ width, height }, `<g ${look}>${lines.join('')}</g>`) };
  });

const stickered: Attack = (copy) =>
  covered(copy, ({ width, height }) => {
    const side = Math.round(Math.min(width, height) * 0.35);
    const sticker = { create: { width: side, height: side, channels: 3 as const, background: '#e33' } };
    return { input: sticker, left: 20, top: Math.round(height * 0.5) };
  });

const turned: Attack = async (copy) => {
  const { width, height } = await sizeOf(copy);
  const slanted = await sharp(copy).rotate(2, { background: '#222' }).png().toBuffer();
  return sharp(slanted)
    .resize(Math.round(width * 0.97), height, { fit: 'fill' })
    .jpeg({ quality: 60 })
    .toBuffer();
};

/** Cover the face with a circle. `share` is the circle's share of the picture. */
const faceCovered =
  (share: number): Attack =>
  (copy) =>
    covered(copy, (size) => {
      const { width, height } = size;
      const radius = Math.sqrt((share * width * height) / Math.PI);
      const circle = `<circle cx="${width * 0.5}" cy="${height * 0.43}" r="${radius}" fill="#fc3"/>`;
      return { input: svg(size, circle) };
    });

const rotated =
  (degrees: number): Attack =>
  (copy) =>
    sharp(copy).rotate(degrees, { background: '#222' }).png().toBuffer();

const another = (seed: number, width: number, height: number): Promise<Buffer> =>
  sharp(Buffer.from(portrait(seed, seed % 2 ? 'FEMALE' : 'MALE')))
    .resize(width, height, { fit: 'cover' })
    .png()
    .toBuffer();

type Cell = { left: number; top: number; width: number; height: number };

/** Draw a page of frames: one shows the copy, cut to the frame's shape, the others show other photos. */
async function arranged(copy: Buffer, page: Buffer, cells: readonly Cell[], own: number): Promise<Buffer> {
  const pictures = cells.map(async ({ left, top, width, height }, at) => {
    const cut = sharp(copy).resize(width, height, { fit: 'cover' }).png();
    return { left, top, input: at === own ? await cut.toBuffer() : await another(at, width, height) };
  });
  return sharp(page)
    .composite(await Promise.all(pictures))
    .jpeg({ quality: 75 })
    .toBuffer();
}

/** The search page on a phone of 393 × 851 CSS pixels, 2.75 screen pixels each: photos beside text. */
const listPage: Attack = (copy) => {
  const scaled = (points: number) => Math.round(points * 2.75);
  const size = { width: scaled(393), height: scaled(851) };
  const cells = [40, 350, 660].map((top) => ({
    ...{ left: scaled(12), top: scaled(top) },
    ...{ width: scaled(198), height: scaled(top > 600 ? 191 : 248) },
  }));
  const texts = Array.from({ length: 24 }, (_, line) => {
    const words = ['Ramesh Choudhary', 'Jalore, B.Com', 'Farmer · 24 years', 'Call now'][line % 4];
    return `<text x="${scaled(222)}" y="${scaled(70 + 33 * line)}">${words}</text>`;
  });
  const font = `font-family="DejaVu Sans" font-size="${scaled(15)}"`;
  const page = svg(size, `<rect width="100%" height="100%" fill="#fff"/><g ${font}>${texts.join('')}</g>`);
  return arranged(copy, page, cells, 1);
};

/** Draw a long screenshot: a phone can join many screens of a list into one picture. */
const longPage: Attack = async (copy) => {
  const page = await listPage(copy);
  const { height } = await sizeOf(page);
  return sharp(page)
    .extend({ bottom: 5 * height, background: '#fff' })
    .jpeg({ quality: 75 })
    .toBuffer();
};

const collage: Attack = (copy) => {
  const side = 356;
  const cells = Array.from({ length: 9 }, (_, at) => ({
    ...{ left: (at % 3) * (side + 6), top: Math.floor(at / 3) * (side + 6) },
    ...{ width: side, height: side },
  }));
  const whole = { width: 1080, height: 1080 };
  return arranged(copy, svg(whole, '<rect width="100%" height="100%" fill="#fff"/>'), cells, 5);
};

export const ATTACKS: Readonly<Record<string, Attack>> = {
  'as served': async (copy) => copy,
  'JPEG 30': jpeg(30),
  'JPEG 60 twice': after(jpeg(60), jpeg(60)),
  'JPEG 40 twice, shifted': after(jpeg(40), shifted, jpeg(40)),
  'half size, JPEG 60': scaled(0.5, 60),
  'quarter size, JPEG 60': scaled(0.25, 60),
  'quarter size, JPEG 30': scaled(0.25, 30),
  'half of its surface, JPEG 60': cropped(0.2, 0.1, 0.707, 60),
  'a quarter of its surface, JPEG 60': cropped(0.25, 0.15, 0.5, 60),
  'brighter by 15 %': toned(1.15, 0),
  'darker by 15 %': toned(0.85, 0),
  'contrast up by 15 %': toned(1.15, -19),
  'contrast down by 15 %': toned(0.85, 19),
  'gamma 1.6': changed((picture) => picture.gamma(1.6), 70),
  'grey, JPEG 60': changed((picture) => picture.greyscale(), 60),
  'screenshot at 0.73, JPEG 75': scaled(0.73, 75),
  'screenshot of a phone’s page': phonePage,
  'as a messenger: 64 % of it, half size, JPEG 40': cropped(0.1, 0.05, 0.8, 40, 0.5),
  'worst mix: half of it, quarter size, JPEG 30': cropped(0.15, 0.1, 0.707, 30, 0.25),
  'text all over it, JPEG 50': after(tiled, jpeg(50)),
  'sticker on 12 %, size 0.6, JPEG 50': after(stickered, scaled(0.6, 50)),
  'median of 5, JPEG 60': changed((picture) => picture.median(5), 60),
  'blurred by 4 dots': changed((picture) => picture.blur(4), 70),
  sharpened: changed((picture) => picture.sharpen({ sigma: 2 }), 60),
  beautified: changed((picture) => picture.clahe({ width: 60, height: 60, maxSlope: 3 }), 70),
  'turned by 2°, narrower by 3 %': turned,
  'turned by 15°, JPEG 60': after(rotated(15), jpeg(60)),
  'turned by 90°, JPEG 60': after(rotated(90), jpeg(60)),
  'turned by 180°, JPEG 60': after(rotated(180), jpeg(60)),
  'turned by 270°, JPEG 60': after(rotated(270), jpeg(60)),
  'face covered, 30 % of the picture, JPEG 60': after(faceCovered(0.3), jpeg(60)),
  'screenshot of the search page': listPage,
  'screenshot of the search page, turned by 90°': after(listPage, rotated(90), jpeg(75)),
  'screenshot of six screens of the search page': longPage,
  'collage of nine': collage,
  'collage of nine, half size, JPEG 75': after(collage, scaled(0.5, 75)),
};

import { PHOTO_SIZES } from '@pehchan/contract/photo-values';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { seededRandom } from './random.ts';

const SIDE = PHOTO_SIZES.card;
const NEUTRAL = 128;

/** Side of a layer's cells in pixels, and the grey levels by which a cell differs. */
const LAYERS = [
  { cell: 60, depth: 40 },
  { cell: 12, depth: 18 },
] as const;

/**
 * Add uneven light, skin and cloth to a drawn portrait, differently for each seed. A trace of a bare drawing
 * mistakes its symmetrical face for a mirrored copy, and then finds no mark.
 */
export async function textured(portrait: string, seed: number): Promise<Sharp> {
  const layers = await Promise.all(LAYERS.map((layer, index) => noise(layer, 7 * seed + index)));
  return sharp(Buffer.from(portrait)).removeAlpha().composite(layers);
}

/** Draw few random cells and let libvips enlarge them: drawing each pixel here would be much slower. */
async function noise({ cell, depth }: (typeof LAYERS)[number], seed: number): Promise<OverlayOptions> {
  const cells = Math.ceil(SIDE / cell);
  const random = seededRandom(seed);
  const values = Uint8Array.from({ length: cells * cells }, () => NEUTRAL + depth * (2 * random.next() - 1));
  const input = await sharp(values, { raw: { width: cells, height: cells, channels: 1 } })
    .resize(SIDE, SIDE, { kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { input, raw: { width: SIDE, height: SIDE, channels: 1 }, blend: 'soft-light' };
}

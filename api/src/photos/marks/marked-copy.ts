import sharp from 'sharp';
import { embedMark } from './embed.ts';
import { gridOf } from './grid.ts';
import type { Pixels } from './pixels.ts';
import { signsOf } from './signs.ts';
import { drawHolder, type Holder } from './visible.ts';

/** Whose copy of which photo; the secret is what the invisible part hangs on. */
export type Marking = { secret: string; photoKey: string; holder: Holder };

/** Raised when copies come to look otherwise: those that are kept from before aren't served any more. */
export const LOOK = 1;

/**
 * An account's copy of a stored picture. First what no eye finds, which depends on the stored picture alone,
 * then what can be read. With effort 3, as stored pictures have it, a quarter of the bytes were less and more
 * than twice the time: a copy is made for each account.
 */
export async function markedCopy(stored: Buffer, { secret, photoKey, holder }: Marking): Promise<Buffer> {
  const pixels = await pixelsOf(stored);
  const signs = signsOf(secret, photoKey, holder.code, gridOf(pixels.width, pixels.height));
  const marked = await embedMark(pixels, signs);
  await drawHolder(marked, holder);
  const { data, width, height } = marked;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 80, effort: 0 })
    .toBuffer();
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture, { failOn: 'error' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

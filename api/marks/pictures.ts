import type sharpModule from 'sharp';
import type { Sharp } from 'sharp';

/** Close other decoders: files that look like SVG, PDF or TIFF must not reach their code. */
export function closeOtherDecoders(sharp: typeof sharpModule): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
}

/** Return the picture as a WebP that is not larger than a square of this side. */
export const shrunk = (image: Sharp, side: number): Sharp =>
  image
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 3 });

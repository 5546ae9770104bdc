import type sharpModule from 'sharp';
import type { Sharp } from 'sharp';

/** Let this process read only photos: files that look like SVG, PDF or TIFF must not reach their decoders. */
export function readOnlyPhotos(sharp: typeof sharpModule): void {
  sharp.cache(false);
  sharp.concurrency(1);
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

export const shrunk = (image: Sharp, side: number): Sharp =>
  image
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 3 });

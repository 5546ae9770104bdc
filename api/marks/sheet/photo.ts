import { PHOTO_WINDOW } from '@pehchan/contract/photo-values';
import sharp, { type Sharp } from 'sharp';
import { embedMark } from '../marking/embed.ts';
import { gridOf } from '../marking/grid.ts';
import { pixelsOf } from '../marking/marked-copy.ts';
import { signsOf } from '../marking/signs.ts';
import type { SheetPhoto } from './sheet-page.ts';

/**
 * Return the photo in the shape of a sheet, with the invisible mark of the sheet and without letters. The
 * whole photo is marked before it is cut, so that a trace finds each part of the mark in its place.
 */
export async function sheetPhoto(asked: SheetPhoto, width: number, height: number): Promise<Sharp> {
  const { photo, photoKey, code, secret } = asked;
  const pixels = await pixelsOf(Buffer.from(photo));
  const signs = signsOf(secret, photoKey, code, gridOf(pixels.width, pixels.height));
  const { data, ...whole } = await embedMark(pixels, signs);
  const scale = Math.min(whole.width / width, whole.height / height);
  const cut = {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
  return sharp(data, { raw: { ...whole, channels: 3 } })
    .extract({
      left: Math.round((whole.width - cut.width) / 2),
      top: Math.round((whole.height - cut.height) * PHOTO_WINDOW.above),
      ...cut,
    })
    .resize(width, height, { fit: 'fill' });
}

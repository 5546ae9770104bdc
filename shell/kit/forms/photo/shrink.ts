import { PHOTO_SIZES } from '@pehchan/contract/constants';

/** Which part of a picture to keep, in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number };

const QUALITY = 0.85;

/**
 * Makes a photo as small as the largest size that is ever served, upright and without what the camera wrote into it: a phone's
 * twelve megapixels become a few hundred kilobytes on a slow link.
 * @returns the file as it came when this browser can't read it; the API then decides
 */
export async function shrink(file: File): Promise<File> {
  const picture = await read(file);
  if (!picture) return file;
  const smaller = await draw(picture, { x: 0, y: 0, width: picture.width, height: picture.height }, 0);
  picture.close();
  return smaller.size < file.size ? smaller : file;
}

/** Cuts out one part of a photo, turned by quarter turns. */
export async function cutOut(file: File, area: Area, turn: number): Promise<File> {
  const picture = await read(file);
  if (!picture) return file;
  const part = await draw(picture, area, turn);
  picture.close();
  return part;
}

async function read(file: File): Promise<ImageBitmap | undefined> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
}

async function draw(picture: ImageBitmap, area: Area, turn: number): Promise<File> {
  const scale = Math.min(1, PHOTO_SIZES.view / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');

  // The area is counted in the turned picture's pixels: turn about its middle, then shift the area to the corner.
  const isSideways = turn % 180 !== 0;
  const width = isSideways ? picture.height : picture.width;
  const height = isSideways ? picture.width : picture.height;
  context.scale(scale, scale);
  context.translate(width / 2 - area.x, height / 2 - area.y);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);

  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('This browser made no picture.');
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}

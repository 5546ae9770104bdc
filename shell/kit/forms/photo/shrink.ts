import { PHOTO_SIZES, PHOTO_TYPES } from '@pehchan/contract/photos';

/** Which part of a picture to keep, in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number };

const QUALITY = 0.85;
const HEIC = 'image/heic';

/**
 * Makes a photo as small as the largest size that is ever served, and upright: a phone's twelve megapixels
 * become a few hundred kilobytes on a slow link. One that wouldn't get smaller stays as it came, with what
 * the camera wrote into it: the API takes that out of every photo.
 * @returns a file whose type says what it is, so that the contract's rule can refuse at once what is no photo
 */
export async function shrink(file: File): Promise<File> {
  const type = typeOf(file);
  if (type && !PHOTO_TYPES.includes(type)) return file;
  const picture = await read(file);
  if (!picture) {
    return retyped(file, type === HEIC || (await isShowable(file)) ? type : 'application/octet-stream');
  }
  const smaller = await draw(picture, { x: 0, y: 0, width: picture.width, height: picture.height }, 0);
  picture.close();
  return smaller && (!type || smaller.size < file.size) ? smaller : retyped(file, type);
}

/** Cuts out one part of a photo, turned by quarter turns. */
export async function cutOut(file: File, area: Area, turn: number): Promise<File> {
  const picture = await read(file);
  if (!picture) return file;
  const part = await draw(picture, area, turn);
  picture.close();
  return part ?? file;
}

/**
 * Few browsers know an iPhone's own format, and some don't even name it; the API can read it where its
 * decoder can.
 */
function typeOf({ name, type }: File): string {
  return /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name) ? HEIC : type;
}

const retyped = (file: File, type: string): File =>
  file.type === type ? file : new File([file], file.name, { type });

/** A phone short of memory can't unpack a large photo, and shows it all the same. */
async function isShowable(file: File): Promise<boolean> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

async function read(file: File): Promise<ImageBitmap | undefined> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
}

/** Undefined when this browser draws nothing, as one short of memory doesn't. */
async function draw(picture: ImageBitmap, area: Area, turn: number): Promise<File | undefined> {
  const scale = Math.min(1, PHOTO_SIZES.view / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return undefined;

  // The area is counted in the turned picture's pixels: turn about its middle, then shift the area to the
  // corner.
  const isSideways = turn % 180 !== 0;
  const width = isSideways ? picture.height : picture.width;
  const height = isSideways ? picture.width : picture.height;
  context.scale(scale, scale);
  context.translate(width / 2 - area.x, height / 2 - area.y);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);

  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  return blob ? new File([blob], 'photo.jpg', { type: 'image/jpeg' }) : undefined;
}

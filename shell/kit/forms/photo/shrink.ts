import {
  announcedPixels,
  isOtherThanPhoto,
  kindOf,
  MAX_PHOTO_PIXELS,
  PHOTO_SIZES,
  type PhotoProblem,
  type PictureKind,
} from '@pehchan/contract/photos';

/** The part of a picture to keep, in pixels of the picture. */
export type Area = { x: number; y: number; width: number; height: number };

type Picture = ImageBitmap | HTMLImageElement;
type SideOf = (width: number, height: number) => number;

const QUALITY = 0.85;
/** Bytes of a file's head that contain a photo's kind, width and height, even after a camera's metadata. */
const HEAD_BYTES = 256 * 1024;
/** Maximum pixels of a photo: enough for a phone camera of 108 megapixels, and 440 MB when decoded. */
const MOST_PIXELS = 110_000_000;

/**
 * Shrink a photo to the largest size that the API serves, and turn it upright.
 * @returns a file that the contract accepts, or one with the `problem` for which it is refused
 */
export async function shrink(file: File, sideOf: SideOf = Math.max): Promise<File> {
  if (isOtherThanPhoto(file.type)) return file;
  const head = await bytesOf(file.slice(0, HEAD_BYTES));
  const kind = kindOf(head);
  const announced = announcedPixels(head) ?? 0;
  if (announced > MOST_PIXELS) return refused(file, 'invalid.photo.pixels');
  const picture = await open(file);
  if (!picture) return refused(file, kind === 'heic' ? 'invalid.photo.heic' : 'invalid.photo.type');

  const { width, height } = picture;
  const smaller = await draw(picture, { x: 0, y: 0, width, height }, 0, sideOf);
  if ('close' in picture) picture.close();
  // The API reads fewer kinds than this browser, limits the pixels, and refuses a photo that is cut off.
  const isUsable =
    kind !== undefined &&
    kind !== 'heic' &&
    width * height <= MAX_PHOTO_PIXELS &&
    (await isWhole(file, head, kind));
  if (smaller && !(isUsable && file.size <= smaller.size)) return smaller;
  if (kind === 'heic') return refused(file, 'invalid.photo.heic');
  if (width * height > MAX_PHOTO_PIXELS) return refused(file, 'invalid.photo.pixels');
  return kind ? new File([file], file.name, { type: `image/${kind}` }) : file;
}

/** Cut out a part of a photo that was turned by `turn` degrees (a multiple of 90). */
export async function cutOut(file: File, area: Area, turn: number): Promise<File> {
  const picture = await open(file);
  if (!picture) return file;
  const part = await draw(picture, area, turn);
  if ('close' in picture) picture.close();
  return part ?? file;
}

/** Return a file's bytes, or no bytes if the file no longer exists, as a file in cloud storage may. */
const bytesOf = (part: Blob): Promise<Uint8Array> =>
  part.arrayBuffer().then(
    (bytes) => new Uint8Array(bytes),
    () => new Uint8Array(),
  );

/** Return whether a photo's file is complete. Browsers also show a photo that was downloaded only in part. */
async function isWhole(file: File, head: Uint8Array, kind: PictureKind): Promise<boolean> {
  if (kind === 'webp') return new DataView(head.buffer).getUint32(4, true) + 8 <= file.size;
  if (kind !== 'jpeg') return true;
  const end = await bytesOf(file.slice(-2));
  return end[0] === 0xff && end[1] === 0xd9;
}

const refused = (file: File, problem: PhotoProblem): File =>
  Object.assign(new File([file], file.name, { type: file.type }), { problem });

/** Open a photo. On a phone with little memory the bitmap fails, but an image element still works. */
async function open(file: File): Promise<Picture | undefined> {
  try {
    // Pass no orientation option: older browsers throw for it, and apply the orientation anyway.
    return await createImageBitmap(file);
  } catch {
    return openAsElement(file);
  }
}

async function openAsElement(file: File): Promise<Picture | undefined> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Draw an area of a picture. Return undefined if the browser cannot, for example for lack of memory. */
async function draw(
  picture: Picture,
  area: Area,
  turn: number,
  sideOf: SideOf = Math.max,
): Promise<File | undefined> {
  const scale = Math.min(1, PHOTO_SIZES.view / sideOf(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return undefined;

  // JPEG has no transparency: without a background, transparent areas would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // The area is in pixels of the turned picture: turn about the centre, then shift the area to the corner.
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

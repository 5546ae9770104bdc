import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';

const WIDTH = 2300;
const HEIGHT = 1700;

/** Written into the picture as a phone does it; none of it may ever reach another family. */
export const CAMERA = 'Pehchan Test Camera';

/** A photo as a phone takes it: about 3 MB of JPEG, with the camera's name and the place in its EXIF. */
export async function photoFromAPhone(): Promise<Buffer> {
  const grain = randomFillSync(Buffer.alloc(WIDTH * HEIGHT * 3));
  return sharp(grain, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 88 })
    .withExif({
      IFD0: { Make: CAMERA, Model: CAMERA },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '24/1 53/1 10/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '72/1 51/1 30/1',
      },
    })
    .toBuffer();
}

/** What a served picture still says about itself. */
export async function traceOf(picture: Buffer) {
  const { format, exif, xmp, iptc } = await sharp(picture).metadata();
  return { format, exif, xmp, iptc, namesTheCamera: picture.includes(CAMERA) };
}

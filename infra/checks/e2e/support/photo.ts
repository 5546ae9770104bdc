import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';

const WIDTH = 2300;
const HEIGHT = 1700;

/** The camera's name, which a phone writes into a photo. No other family may ever receive it. */
export const CAMERA = 'Pehchan Test Camera';

/** Make a photo like a phone's: about 3 MB of JPEG, with camera and place in its EXIF. */
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

export async function traceOf(picture: Buffer) {
  const { format, exif, xmp, iptc } = await sharp(picture).metadata();
  return { format, exif, xmp, iptc, namesTheCamera: picture.includes(CAMERA) };
}

/** Make a picture with a red left and a blue right half, to find out how it was turned. */
export async function photoOfTwoColours(): Promise<Buffer> {
  const half = { width: 600, height: 800, channels: 3 as const };
  const blue = await sharp({ create: { ...half, background: 'blue' } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, width: 1200, background: 'red' } })
    .composite([{ input: blue, left: 600, top: 0 }])
    .jpeg()
    .toBuffer();
}

export async function shapeOf(picture: Buffer) {
  const { width, height } = await sharp(picture).metadata();
  const colourOf = async (top: number) => {
    const [red, , blue] = await sharp(picture)
      .extract({ left: Math.floor(width / 2), top, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    return (red ?? 0) > (blue ?? 0) ? 'red' : 'blue';
  };
  return { isSquare: width === height, top: await colourOf(5), bottom: await colourOf(height - 5) };
}

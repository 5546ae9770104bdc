import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

const WIDTH = 1080;
const HEIGHT = 1350;
/** Layers of detail, from large shapes to single pixels. The shapes of each layer are half as wide. */
const LAYERS = 9;
const CONTRAST = 60;
/** Contrast of each finer layer relative to the previous one, about as in a photo. */
const FALL = 0.9;
const GRAIN = 10;

/** Return a random portrait that compresses like a photo. A drawing has large areas that take no bytes. */
export async function portraitLikeAPhoto(): Promise<Buffer> {
  const { random } = Math;
  const base = [110 + random() * 60, 95 + random() * 50, 80 + random() * 50];
  const light = new Float32Array(WIDTH * HEIGHT);
  const colour = new Float32Array(WIDTH * HEIGHT * 3);
  for (let layer = 0; layer < LAYERS; layer += 1) {
    const contrast = (CONTRAST / 128) * FALL ** layer;
    const isColoured = layer < LAYERS / 2;
    const grey = await noise(layer, 1);
    const tint = isColoured ? await noise(layer, 3) : undefined;
    for (let dot = 0; dot < light.length; dot += 1) {
      const sharpness = layer < 4 || isFigure(dot) ? 1 : 0.3;
      light[dot] = (light[dot] ?? 0) + ((grey[dot] ?? 0) - 128) * contrast * sharpness;
      for (let part = 0; tint && part < 3; part += 1) {
        const at = dot * 3 + part;
        colour[at] = (colour[at] ?? 0) + ((tint[at] ?? 0) - 128) * contrast * 0.12;
      }
    }
  }
  const dots = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let at = 0; at < dots.length; at += 1) {
    const grain = (random() + random() - 1) * GRAIN;
    const value = (base[at % 3] ?? 0) + (light[Math.floor(at / 3)] ?? 0) + (colour[at] ?? 0) + grain;
    dots[at] = Math.max(0, Math.min(255, value));
  }
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 as const };
  return sharp(dots, { raw }).jpeg({ quality: 88 }).toBuffer();
}

function isFigure(dot: number): boolean {
  const x = (dot % WIDTH) / WIDTH - 0.5;
  const y = Math.floor(dot / WIDTH) / HEIGHT;
  const isHead = (x / 0.24) ** 2 + ((y - 0.4) / 0.26) ** 2 < 1;
  return isHead || (y > 0.62 && Math.abs(x) < 0.16 + (y - 0.62) * 0.9);
}

function noise(layer: number, channels: 1 | 3): Promise<Buffer> {
  const width = Math.min(WIDTH, 4 * 2 ** layer);
  const height = Math.min(HEIGHT, 5 * 2 ** layer);
  const cells = randomBytes(width * height * channels);
  return sharp(cells, { raw: { width, height, channels } })
    .resize(WIDTH, HEIGHT, { kernel: 'cubic', fit: 'fill' })
    .raw()
    .toBuffer();
}

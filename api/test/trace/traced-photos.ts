import { randomBytes } from 'node:crypto';
import type { Relatives } from '@pehchan/marks/trace';
import sharp from 'sharp';
import { embedMark } from '../../marks/marking/embed.ts';
import { gridOf } from '../../marks/marking/grid.ts';
import { signsOf } from '../../marks/marking/signs.ts';
import { photoStore } from '../../src/ground/gateways/photo-store/photo-store.ts';
import { encoded, pixelsOf } from '../marks/battery.ts';

export const SECRET = 'today’s secret';
const CODES = ['K7MPQ2X', 'ANOTHER', 'THETHRD'];
export const SIDE = 480;

const keys = new Map<string, string>();
export const keyOf = (kind: string) => keys.get(kind) ?? '';

export async function store(kind: string, view: Buffer): Promise<void> {
  const key = randomBytes(16).toString('hex');
  const table = await sharp(view).resize(96, 96, { fit: 'inside' }).webp().toBuffer();
  await photoStore.put(key, { view, screen: view, table });
  keys.set(kind, key);
}

export async function servedCopy(kind: string, code = 'K7MPQ2X', secret = SECRET): Promise<Buffer> {
  const pixels = await pixelsOf((await photoStore.get(keyOf(kind), 'screen')) ?? Buffer.alloc(0));
  const signs = signsOf(secret, keyOf(kind), code, gridOf(pixels.width, pixels.height));
  return encoded(await embedMark(pixels, signs));
}

export const usual = {
  secrets: [SECRET],
  codes: CODES,
  servedAmong: async () => new Set<string>(),
  relativesOf: async (): Promise<Relatives> => ({ source: undefined, copies: [] }),
};

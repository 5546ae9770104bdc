import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import sharp from 'sharp';
import { decodePicture } from '../src/gateways/pictures/decode.ts';
import type { PhotoFiles } from '../src/gateways/photo-store/types.ts';
import { photoStore } from '../src/gateways/photo-store/photo-store.ts';
import { gridOf } from '../src/photos/marks/grid.ts';
import type { Pixels } from '../src/photos/marks/pixels.ts';
import { signsOf } from '../src/photos/marks/signs.ts';
import { texture } from './pictures.ts';
import type { Client } from './test-server.ts';

export const SIZES = ['table', 'card', 'view'] as const;
export type Size = (typeof SIZES)[number];

/** In the folder of this process. */
export const COPIES = join(process.env['DATA_DIR'] ?? '', 'marked');
export const forgetCopies = () => rm(COPIES, { recursive: true, force: true });

let files: Promise<PhotoFiles> | undefined;

/** A photo as large as they are stored, which is drawn once. */
export async function storeLargePhoto(): Promise<{ key: string; stored: PhotoFiles }> {
  files ??= texture(1366, 1600).then(decodePicture);
  const key = randomBytes(16).toString('hex');
  await photoStore.put(key, await files);
  return { key, stored: await files };
}

/** The bytes that an account is served. */
export async function served(client: Client, key: string | null, size: Size): Promise<Buffer> {
  const reply = await client.fetch('GET', `/api/v1/photos/${key}?size=${size}`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp']);
  return Buffer.from(await reply.arrayBuffer());
}

export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How much lighter each cell of a copy is than the stored picture's. */
export function cellsOf(copy: Pixels, stored: Pixels): number[] {
  const { columns, rows } = gridOf(copy.width, copy.height);
  const cells = Array<number>(columns * rows).fill(0);
  for (let at = 0; at < copy.data.length; at += 3) {
    const [x, y] = [(at / 3) % copy.width, Math.floor(at / 3 / copy.width)];
    const cell = Math.floor((y * rows) / copy.height) * columns + Math.floor((x * columns) / copy.width);
    cells[cell] = (cells[cell] ?? 0) + (copy.data[at + 1] ?? 0) - (stored.data[at + 1] ?? 0);
  }
  // Visible letters change their cells by more than the mark does, and say nothing of the rest.
  const usual = cells.map(Math.abs).sort((one, other) => one - other)[Math.floor(cells.length / 2)] ?? 0;
  return cells.map((cell) => Math.max(-usual, Math.min(usual, cell)));
}

/** How well the cells fit an account's signs: of another it is about 0, give or take 1. */
export function fit(cells: number[], secret: string, key: string, code: string, { width, height }: Pixels) {
  const signs = signsOf(secret, key, code, gridOf(width, height));
  const along = cells.reduce((sum, cell, at) => sum + cell * (signs[at] ?? 0), 0);
  return along / Math.hypot(...cells);
}

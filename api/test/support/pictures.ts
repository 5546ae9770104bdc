import { readdir, readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { portrait } from '../../src/top/demo/portrait.ts';

export const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a6' }, limitInputPixels: false });

/** The most scans that a progressive JPEG of 8 bits can validly have: about 2,600. */
export const MOST_SCANS = 3 * 63 * 14 + 1;

/**
 * Return a small grey JPEG that takes a decoder very long. Each coefficient of each component arrives alone,
 * in fourteen steps of successive approximation. Each step encodes that nothing changes in the whole picture.
 */
export function jpegOfScans(width: number, height: number, scans = MOST_SCANS): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const uint16 = (value: number) => [value >> 8, value & 0xff];
  const segment = (marker: number, ...body: number[]) =>
    Buffer.from([0xff, marker, ...uint16(body.length + 2), ...body]);
  /** A Huffman table with a single symbol, the bit 0. */
  const table = (place: number, symbol: number) =>
    segment(0xc4, place, 1, ...Array<number>(15).fill(0), symbol);
  const scan = (components: number[], coefficient: number, approximation: number) =>
    segment(
      0xda,
      components.length,
      ...components.flatMap((component) => [component, 0]),
      ...[coefficient, coefficient, approximation],
    );
  const parts = [
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(0xc2, 8, ...uint16(height), ...uint16(width), 3, ...[1, 2, 3].flatMap((id) => [id, 0x11, 0])),
    table(0x00, 0),
    // JPEG code EOB14: no more coefficients for 16,384 blocks, plus the number in the next fourteen bits.
    table(0x10, 0xe0),
    scan([1, 2, 3], 0, 0),
    Buffer.alloc(Math.ceil((3 * blocks) / 8)),
  ];
  const nothing = Buffer.alloc(Math.ceil((15 * Math.ceil(blocks / 16_384)) / 8));
  let left = scans - 1;
  for (let bit = 13; bit >= 0; bit -= 1) {
    for (const component of [1, 2, 3]) {
      for (let coefficient = 1; coefficient < 64 && left > 0; coefficient += 1, left -= 1) {
        parts.push(scan([component], coefficient, bit === 13 ? bit : ((bit + 1) << 4) | bit), nothing);
      }
    }
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
}

/** Return a valid square PNG of black and white pixels, which takes less time than to draw one with sharp. */
export function emptyPng(side: number): Buffer {
  const uint32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer).reverse();
  const chunk = (type: string, body: Buffer) => {
    const checked = Buffer.concat([Buffer.from(type), body]);
    return Buffer.concat([uint32(body.length), checked, uint32(crc32(checked))]);
  };
  const lines = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  const head = Buffer.concat([uint32(side), uint32(side), Buffer.from([1, 0, 0, 0, 0])]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

/** Return the ids of the processes that decode pictures for this one. */
export async function decoderProcesses(parent = process.pid): Promise<number[]> {
  const found: number[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const of = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
    const isDecoder = (await of('cmdline')).includes('decoder-process.ts');
    if (isDecoder && (await of('status')).includes(`\nPPid:\t${parent}\n`)) found.push(Number(pid));
  }
  return found;
}

/** Return the bytes of resident memory; 0 for a process that has ended. */
export async function memoryOf(pid = 0): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

/** Return a portrait with a camera's grain, so that marks are as strong as in a photo. */
export async function grainyPortrait(height: number): Promise<Buffer> {
  const width = Math.round((1366 * height) / 1600);
  const noise = { type: 'gaussian', mean: 128, sigma: 18 } as const;
  const grain = sharp({ create: { width, height, channels: 3, background: '#808080', noise } });
  return sharp(Buffer.from(portrait(3, 'FEMALE')), { density: 240 })
    .resize(width, height, { fit: 'cover' })
    .removeAlpha()
    .composite([{ input: await grain.png().toBuffer(), blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Unavailable } from '../../src/ground/runtime/errors.ts';
import { Decoder } from '../../src/ground/gateways/pictures/decoder.ts';
import { type Decoders, LIMITS, startDecoders } from '../../src/ground/gateways/pictures/decoders.ts';
import { MustWait } from '../../src/ground/gateways/pictures/senders-record.ts';
import { UnusablePicture } from '../../src/ground/gateways/pictures/unusable-picture.ts';
import { canvas, decoderProcesses, jpegOfScans, memoryOf } from '../support/pictures.ts';

const MB = 1024 * 1024;
let decoders: Decoders | undefined;
const start = (...change: Parameters<typeof startDecoders>) => (decoders = startDecoders(...change));
afterEach(() => decoders?.end());

const refusalOf = (decoding: Promise<unknown>) =>
  decoding.then(
    () => 'taken',
    (error: unknown) => (error instanceof UnusablePicture ? error.reason : error),
  );
const small = () => canvas(64, 64).jpeg().toBuffer();
const noneLeft = () => vi.waitFor(async () => expect(await decoderProcesses()).toEqual([]), 5000);

test('a decoder whose picture takes too long is replaced, and the next picture is decoded', async () => {
  const { decode } = start({ heavy: { time: 100, memory: Infinity } });
  const begun = performance.now();
  expect(await refusalOf(decode(jpegOfScans(4990, 4990, 100), 'a'))).toBe('heavy');
  expect(performance.now() - begun).toBeLessThan(15_000);
  expect(await decoderProcesses()).toEqual([]);
  expect(Object.keys(await decode(await small(), 'a'))).toEqual(['view', 'screen', 'card', 'table']);
});

test('a decoder whose picture takes too much memory is replaced, and the next picture is decoded', async () => {
  const { decode } = start({ heavy: { time: 60_000, memory: 120 * MB } });
  expect(await refusalOf(decode(jpegOfScans(4990, 4990, 100), 'a'))).toBe('heavy');
  expect(await decoderProcesses()).toEqual([]);
  expect(await refusalOf(decode(await small(), 'a'))).toBe('taken');
});

describe('decodings that reach their deadline', () => {
  const longest = { time: 60_000, memory: Infinity };
  const inTime = async (work: Promise<unknown>, ms = 15_000) => {
    const begun = performance.now();
    await expect(work).rejects.toThrow(Unavailable);
    expect(performance.now() - begun).toBeLessThan(ms);
  };

  test('the decoders’ deadline ends at least five seconds before the gateway’s timeout', async () => {
    const caddyfile = await readFile(
      new URL('../../../infra/launch/gateway/Caddyfile', import.meta.url),
      'utf8',
    );
    const gateway = Number(/response_header_timeout (\d+)s/.exec(caddyfile)?.[1]) * 1000;
    // The last picture in the queue still has its full decoding time before the deadline.
    expect(LIMITS.patience + Math.max(LIMITS.light.time, LIMITS.heavy.time)).toBeLessThan(LIMITS.deadline);
    expect(gateway - LIMITS.deadline).toBeGreaterThanOrEqual(5000);
  });

  test('a decoder process that starts too late is ended and answers Unavailable, not a refusal of the picture', async () => {
    const { decode } = start({ deadline: 1 });
    await inTime(decode(await small(), 'a'));
    await noneLeft();
  });

  test('a decoding that reaches its deadline before its own time limit answers Unavailable and ends the decoder', async () => {
    const decoder = new Decoder();
    onTestFinished(() => decoder.end());
    const due = (ms: number) => performance.now() + ms;
    await decoder.decode(await small(), longest, due(60_000));
    await inTime(decoder.decode(jpegOfScans(4990, 4990, 100), longest, due(100)));
    expect(decoder.isAlive).toBe(false);
  });

  test('the deadline includes the wait for a free decoder', async () => {
    const { decode } = start({ places: 1, deadline: 400, heavy: longest, patience: 60_000 });
    // One of the two pictures gets the only decoder. The other waits until the deadline, undecoded.
    const waited = ['a', 'b'].map((sender) => decode(jpegOfScans(4990, 4990, 100), sender));
    await Promise.all(waited.map((work) => inTime(work, 1350)));
  });
});

test('the picture of a decoder that crashes is refused, and the next one is decoded', async () => {
  const { decode } = start();
  const decoding = refusalOf(decode(jpegOfScans(4990, 4990, 100), 'a'));
  const [pid = 0] = await vi.waitFor(async () => {
    const pids = await decoderProcesses();
    // More than 100 MB: the decoder has begun to decode, because an idle decoder uses about 70 MB.
    expect(await memoryOf(pids[0])).toBeGreaterThan(100 * MB);
    return pids;
  }, 10_000);
  process.kill(pid, 'SIGKILL');
  expect(await decoding).toBe('heavy');
  expect(await refusalOf(decode(await small(), 'a'))).toBe('taken');
});

test('decoder processes end when they are idle, and at shutdown', async () => {
  const { decode, end } = start({ idle: 2000 });
  await decode(await small(), 'a');
  expect(await decoderProcesses()).toHaveLength(1);
  await noneLeft();
  const decoding = refusalOf(decode(jpegOfScans(4990, 4990, 100), 'a'));
  await vi.waitFor(async () => expect(await decoderProcesses()).toHaveLength(1), 5000);
  await end();
  expect(await decoderProcesses()).toEqual([]);
  expect(await decoding).not.toBe('taken');
});

test('obviously unusable pictures are refused without a decoder process', async () => {
  const { decode } = start();
  const animal = Buffer.from('GIF89a');
  expect(await refusalOf(decode(animal, 'a'))).toBe('type');
  expect(await refusalOf(decode(Buffer.alloc(0), 'a'))).toBe('type');
  expect(await refusalOf(decode(jpegOfScans(64, 64, 101), 'a'))).toBe('heavy');
  expect(await refusalOf(decode(jpegOfScans(5100, 5000, 1), 'a'))).toBe('pixels');
  expect(await refusalOf(decode(await canvas(4100, 3100).avif({ effort: 0 }).toBuffer(), 'a'))).toBe(
    'heifPixels',
  );
  expect(await decoderProcesses()).toEqual([]);
});

test('a decoder process has no database, Redis or secret setting in its environment', async () => {
  const { decode } = start();
  await decode(await small(), 'a');
  const [pid] = await decoderProcesses();
  expect(await readFile(`/proc/${pid}/environ`, 'utf8')).not.toMatch(/DATABASE|REDIS|SECRET/);
});

test('a sender of many pictures waits for them while another family’s picture is decoded', async () => {
  const { decode } = start();
  // Make both pictures first: on a busy machine, several large ones are decoded while the small one is made.
  const [large, little] = await Promise.all([canvas(5000, 4000).jpeg().toBuffer(), small()]);
  const done: string[] = [];
  const send = async (sender: string, bytes: Buffer) => {
    await decode(bytes, sender);
    done.push(sender);
  };
  const many = Array.from({ length: 8 }, () => send('many', large));
  await Promise.all([...many, send('family', little)]);
  // The two decoders decode the first large picture and the family's picture at the same time.
  expect(done.indexOf('family')).toBeLessThanOrEqual(2);
});

test('a sender who lost two decoders must wait, also with queued pictures, and other senders need not', async () => {
  const { decode } = start({ heavy: { time: 100, memory: Infinity } });
  const slow = jpegOfScans(4990, 4990, 100);
  const sent = await Promise.all([1, 2, 3].map(() => refusalOf(decode(slow, 'a'))));
  expect(sent).toEqual(['heavy', 'heavy', expect.any(MustWait)]);
  const waits: unknown = await decode(await small(), 'a').catch((error: unknown) => error);
  expect(waits).toBeInstanceOf(MustWait);
  expect((waits as MustWait).seconds).toBeGreaterThan(500);
  expect(await refusalOf(decode(await small(), 'b'))).toBe('taken');
});

test('a sender’s pictures are decoded again after the wait', async () => {
  const { decode } = start({ heavy: { time: 100, memory: Infinity }, losses: 1, wait: 1500 });
  expect(await refusalOf(decode(jpegOfScans(4990, 4990, 100), 'a'))).toBe('heavy');
  expect(await refusalOf(decode(await small(), 'a'))).toBeInstanceOf(MustWait);
  await vi.waitFor(async () => expect(await refusalOf(decode(await small(), 'a'))).toBe('taken'), 5000);
});

test('a family’s heavy photo is decoded before two queued pictures each of four other senders', async () => {
  const { decode } = start({
    share: 50,
    heavy: { time: 60_000, memory: Infinity },
    patience: 60_000,
    deadline: 90_000,
  });
  const slow = jpegOfScans(4990, 4990, 100);
  const done: string[] = [];
  const send = async (sender: string, bytes: Buffer) => {
    await decode(bytes, sender);
    done.push(sender);
  };
  const many = ['a', 'b', 'c', 'd'].flatMap((sender) => [send(sender, slow), send(sender, slow)]);
  await send('family', await canvas(3000, 2000).jpeg({ progressive: true }).toBuffer());
  expect(done).toEqual(['family']);
  await Promise.all(many);
});

test.each<[string, () => Promise<Buffer>]>([
  ['a JPEG of 20 megapixels', () => canvas(5200, 3900).jpeg().toBuffer()],
  ['a progressive JPEG', () => canvas(5200, 3900).jpeg({ progressive: true }).toBuffer()],
  ['an AVIF of 12 megapixels', () => canvas(4032, 3024).avif({ effort: 0 }).toBuffer()],
  ['an interlaced PNG', () => canvas(4000, 3000).png({ progressive: true }).toBuffer()],
  ['a lossless WebP', () => canvas(4000, 3000).webp({ lossless: true }).toBuffer()],
])(
  'a large honest photo is decoded to a width of 1600 px: %s',
  async (_, make) => {
    const { view } = await start().decode(await make(), 'a');
    expect((await sharp(view).metadata()).width).toBe(1600);
  },
  60_000,
);

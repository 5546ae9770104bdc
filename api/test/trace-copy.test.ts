import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { photoStore } from '../src/gateways/photo-store/photo-store.ts';
import { UnusablePicture } from '../src/gateways/pictures/unusable-picture.ts';
import { embedMark } from '../src/photos/marks/embed.ts';
import { gridOf } from '../src/photos/marks/grid.ts';
import { signsOf } from '../src/photos/marks/signs.ts';
import { traceCopy, type Question, TraceBusy } from '../src/photos/tracing/trace-copy.ts';
import { TraceTooHeavy } from '../src/photos/tracing/tracer.ts';
import { ATTACKS } from './marks/attacks.ts';
import { encoded, pixelsOf } from './marks/battery.ts';
import { pictureOf } from './marks/pictures.ts';
import { cornersMissedBy, screenPhotoOf } from './marks/screen.ts';
import { jpegOfScans } from './pictures.ts';

const SECRET = 'today’s secret';
const CODES = ['K7MPQ2X', 'ANOTHER', 'THETHRD'];
const KINDS = ['studio', 'family', 'drawn', 'courtyard', 'portrait', 'garden', 'dark'];

const keys = new Map<string, string>();
const keyOf = (kind: string) => keys.get(kind) ?? '';

beforeAll(async () => {
  for (const kind of KINDS) {
    const key = randomBytes(16).toString('hex');
    const view = await pictureOf(kind, 720);
    await photoStore.put(key, {
      view,
      screen: view,
      table: await sharp(view).resize(96, 96, { fit: 'inside' }).toBuffer(),
    });
    keys.set(kind, key);
  }
});

async function servedCopy(kind: string, code = 'K7MPQ2X', secret = SECRET): Promise<Buffer> {
  const pixels = await pixelsOf((await photoStore.get(keyOf(kind), 'screen')) ?? Buffer.alloc(0));
  const signs = signsOf(secret, keyOf(kind), code, gridOf(pixels.width, pixels.height));
  return encoded(await embedMark(pixels, signs));
}

const ask = (question: Partial<Question> & Pick<Question, 'suspect'>) =>
  traceCopy({ photoKeys: [keyOf('studio')], secrets: [SECRET], codes: CODES, ...question });

test('a copy names the account that it was served to, and nobody else', async () => {
  const trace = await ask({ suspect: await servedCopy('studio') });
  expect(trace).toMatchObject({ photoKey: keyOf('studio'), isMirrored: false });
  expect(trace?.suspicions.map(({ code }) => code)).toEqual(['K7MPQ2X']);
  expect(trace?.suspicions[0]?.z).toBeGreaterThan(7);
});

test('a copy of before the secret was replaced is traced with the old one', async () => {
  const suspect = await servedCopy('studio', 'ANOTHER', 'the old secret');
  const trace = await ask({ suspect, secrets: [SECRET, Buffer.from('the old secret')] });
  expect(trace?.suspicions.map(({ code }) => code)).toEqual(['ANOTHER']);
});

test('the photo is found among others, from a screenshot of a page', async () => {
  const page = await ATTACKS['screenshot of a phone’s page']?.(await servedCopy('garden', 'THETHRD'));
  const trace = await ask({ suspect: page ?? Buffer.alloc(0), photoKeys: [...keys.values()] });
  expect(trace).toMatchObject({ photoKey: keyOf('garden'), suspicions: [{ code: 'THETHRD' }] });
});

test('a slanted photo of a screen is traced between corners set by hand', async () => {
  const suspect = await screenPhotoOf(await servedCopy('family'));
  const corners = cornersMissedBy(0.01);
  for (const photoKeys of [[keyOf('family')], [...keys.values()]]) {
    const trace = await ask({ suspect, corners, photoKeys });
    expect(trace).toMatchObject({ photoKey: keyOf('family'), suspicions: [{ code: 'K7MPQ2X' }] });
  }
});

test('a mirrored copy says so', async () => {
  const suspect = await sharp(await servedCopy('courtyard'))
    .flop()
    .jpeg()
    .toBuffer();
  expect(await ask({ suspect, photoKeys: [keyOf('courtyard')] })).toMatchObject({
    isMirrored: true,
    suspicions: [{ code: 'K7MPQ2X' }],
  });
});

test('of the stored photo, which was served to nobody, it is known which one it is and no more', async () => {
  const suspect = await pictureOf('studio', 720);
  expect(await ask({ suspect })).toMatchObject({ photoKey: keyOf('studio'), suspicions: [] });
});

test('a picture of something else shows no photo', async () => {
  const suspect = await pictureOf('white wall', 480);
  expect(await ask({ suspect, photoKeys: [keyOf('garden')] })).toBeUndefined();
});

describe('what is no photo', () => {
  test('text is refused before any process begins', async () => {
    await expect(ask({ suspect: Buffer.from('<svg></svg> and more of it') })).rejects.toThrow(
      UnusablePicture,
    );
  });

  test('a picture that ends in the middle is refused, and the next one is traced', async () => {
    const copy = await sharp(await servedCopy('studio'))
      .jpeg()
      .toBuffer();
    await expect(ask({ suspect: copy.subarray(0, copy.length / 2) })).rejects.toThrow(UnusablePicture);
    expect((await ask({ suspect: copy }))?.suspicions).toHaveLength(1);
  });

  test('a picture that asks a decoder for minutes is refused', async () => {
    await expect(ask({ suspect: jpegOfScans(4000, 4000) })).rejects.toThrow(UnusablePicture);
  });
});

test('what takes too long, or too much memory, is ended', async () => {
  const question = { suspect: await servedCopy('studio'), photoKeys: [keyOf('studio')] };
  const all = { ...question, secrets: [SECRET], codes: CODES };
  await expect(traceCopy(all, { time: 50, memory: 300e6 })).rejects.toThrow(TraceTooHeavy);
  await expect(traceCopy(all, { time: 20_000, memory: 20e6 })).rejects.toThrow(TraceTooHeavy);
  expect((await ask(question))?.suspicions).toHaveLength(1);
});

test('who comes while another trace runs is told how long to wait', async () => {
  const suspect = await servedCopy('studio');
  const first = ask({ suspect });
  const busy = await ask({ suspect }).catch((error: unknown) => error);
  expect(busy).toBeInstanceOf(TraceBusy);
  expect((busy as TraceBusy).seconds).toBeGreaterThan(0);
  expect((busy as TraceBusy).seconds).toBeLessThan(40);
  expect((await first)?.suspicions).toHaveLength(1);
});

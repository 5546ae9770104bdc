import { beforeAll, expect, test } from 'vitest';
import { LIMITS, traceCopy } from '../../src/register/photos/trace-copy.ts';
import { pictureOf } from '../marks/pictures.ts';
import { keyOf, servedCopy, SIDE, store, usual } from './traced-photos.ts';
import sharp from 'sharp';

const twins = ['the first twin', 'the second twin'];
beforeAll(async () => {
  await store('studio', await pictureOf('studio', SIDE));
  const view = await pictureOf('garden', SIDE);
  for (const kind of ['garden', ...twins]) await store(kind, view);
});
const photoKeys = () => [...twins, 'garden', 'studio'].map(keyOf);

test('traceCopy finds the photo of the copy, whichever one is named', async () => {
  const suspect = await servedCopy('garden');
  for (const named of [undefined, keyOf('the first twin')]) {
    const { fits, left } = await traceCopy({ ...usual, suspect, photoKeys: photoKeys(), named });
    expect([fits.map(({ photoKey }) => photoKey), left]).toEqual([[keyOf('garden')], 0]);
  }
});

test('traceCopy first tries photos that were served to others', async () => {
  const suspect = await servedCopy('garden');
  const question = { ...usual, suspect, photoKeys: photoKeys() };
  const servedAmong = async () => new Set([keyOf('garden')]);
  const { fits, left } = await traceCopy({ ...question, servedAmong }, { ...LIMITS, trying: 0 });
  expect([fits.map(({ photoKey }) => photoKey), left]).toEqual([[keyOf('garden')], twins.length]);
});

test('traceCopy finds all photos whose marks the copy has, the newest upload first', async () => {
  const again = await sharp(await servedCopy('garden', 'ANOTHER'))
    .webp({ quality: 90 })
    .toBuffer();
  await store('uploaded again', again);
  const suspect = await servedCopy('uploaded again');
  const newest = [keyOf('uploaded again'), ...photoKeys()];
  for (const named of [undefined, keyOf('garden')]) {
    const { fits } = await traceCopy({ ...usual, suspect, photoKeys: newest, named });
    expect(fits.map(({ photoKey, suspicions }) => [photoKey, suspicions[0]?.code])).toEqual([
      [keyOf('uploaded again'), 'K7MPQ2X'],
      [keyOf('garden'), 'ANOTHER'],
    ]);
  }
});

test.each(['garden', 'garden again'])(
  'traceCopy finds the copy and its source if only %s looks alike',
  async (kind) => {
    const copy = await sharp(await servedCopy('garden', 'ANOTHER')).webp({ quality: 90 }).toBuffer(); // prettier-ignore
    await store('garden again', copy);
    const [source, again] = [keyOf('garden'), keyOf('garden again')];
    const { fits } = await traceCopy({
      ...usual,
      suspect: await servedCopy('garden again'),
      photoKeys: [keyOf(kind)],
      relativesOf: async (key) =>
        key === source ? { source: undefined, copies: [again] } : { source, copies: [] },
    });
    expect(fits.map(({ photoKey }) => photoKey).sort()).toEqual([source, again].sort());
  },
);

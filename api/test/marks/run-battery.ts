import { ATTACKS } from './attacks.ts';
import {
  averagedOf,
  copyOf,
  distanceOf,
  innocentsOf,
  marked,
  pixelsOf,
  type Read,
  readCopy,
  SECRET,
  SERVED_TO,
  suspicionsIn,
} from './battery.ts';
import { greyOriginal, greySuspect, sizeOf } from '../../marks/detect/grey.ts';
import { readMark, suspectOf } from '../../marks/detect/read-mark.ts';
import { gridsOf } from '../../marks/marking/grid.ts';
import { scoredOf } from '../../marks/tracing/answer.ts';
import { pictureOf, PICTURES } from './pictures.ts';
import { cornersMissedBy, screenPhotoOf } from './screen.ts';

/**
 * Run all attacks on marks for `npm run bench -- marks`, and write each finding as a line of JSON. Secrets
 * and pictures are fixed, so only the times differ between runs.
 */
const SIZES = [1080, 480];
const INNOCENTS = 10_000;
const AVERAGED = 8;
const ROUNDS = 15;

const tell = (finding: object) => void process.stdout.write(`${JSON.stringify(finding)}\n`);

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}

async function tryPicture(picture: string, size: number): Promise<void> {
  const stored = await pictureOf(picture, size);
  const copy = await copyOf(stored, picture);
  const innocents = await timed(() => innocentsOf(stored, picture, INNOCENTS));
  await printEmbedding(picture, size, stored);
  tell({ kind: 'signs', ms: innocents.ms });

  const printReading = (kind: string, attack: string, { result, ms }: { result: Read; ms: number }) =>
    tell({ kind, picture, size, attack, ms, ...result });
  for (const [attack, act] of Object.entries(ATTACKS)) {
    const suspect = await act(copy);
    const read = await timed(() => readCopy(stored, picture, suspect, innocents.result));
    printReading('attack', attack, read);
  }
  const slanted = await screenPhotoOf(copy);
  for (const missed of [0, 0.005, 0.01]) {
    const read = await timed(() =>
      readCopy(stored, picture, slanted, innocents.result, cornersMissedBy(missed)),
    );
    printReading('corners', `photo of a screen, corners ${missed * 100} % off`, read);
  }
  await printAveraging(picture, size, stored);
  await printScoring(stored, copy, picture);
}

/** Print how long a trace scores accounts, with both sizes of a copy and before any signs are cached. */
async function printScoring(stored: Buffer, copy: Buffer, photoKey: string): Promise<void> {
  const grids = await Promise.all(SIZES.map(async (size) => sizeOf(await pictureOf(photoKey, size))));
  const found = readMark(await greyOriginal(stored), suspectOf(await greySuspect(copy)), gridsOf(grids));
  if (found.length === 0) throw new Error(`“${photoKey}” isn’t found in its own copy.`);
  const codes = Array.from({ length: INNOCENTS }, (_, account) => `no. ${account}`);
  const ask = { photoKey, secrets: [SECRET], codes };
  const { ms } = await timed(() => Promise.resolve(scoredOf(found, ask, () => 1)));
  tell({ kind: 'scoring', ms });
}

async function printEmbedding(picture: string, size: number, stored: Buffer): Promise<void> {
  const pixels = await pixelsOf(stored);
  tell({ kind: 'distance', picture, size, decibels: distanceOf(pixels, await marked(pixels, picture)) });
  for (let round = 0; round < ROUNDS; round += 1) {
    const { ms } = await timed(() => marked(pixels, picture));
    tell({ kind: 'embedding', picture, size, ms });
  }
}

async function printAveraging(picture: string, size: number, stored: Buffer): Promise<void> {
  const codes = [SERVED_TO, ...Array.from({ length: AVERAGED - 1 }, (_, account) => `MEMBER${account}`)];
  const averaged = await averagedOf(stored, picture, codes);
  const suspicions = await suspicionsIn(stored, picture, averaged, codes);
  for (const code of codes) {
    const z = suspicions.find((suspicion) => suspicion.code === code)?.z ?? 0;
    tell({ kind: 'averaged', picture, size, attack: `${AVERAGED} copies averaged`, z });
  }
}

for (const size of SIZES) for (const picture of PICTURES) await tryPicture(picture, size);

import { url } from '@pehchan/contract/endpoints';
import { type Figure, figureOf } from '../../checks/e2e/budgets/figure.ts';
import { median } from '../../bench/api/load.ts';
import type { Target } from '../../bench/api/target.ts';
import { photoPath } from './photos.ts';
import { get, type MarkedSite } from './site.ts';

const CARDS = 20;
const PAGE = `${url('getAllProfiles')}?page=1&pageSize=${CARDS}`;
/** Readers before have seen cards of theirs (`photos.ts`). */
const FIRST_READER = 2;

/**
 * How long the text of a search page is on its way while the twenty cards of the page before, all new to the
 * account, are made: as whoever goes on at once has it.
 */
export async function measureFirstText(site: MarkedSite): Promise<Figure[]> {
  const turns: { marked: number; stored: number }[] = [];
  for (const reader of site.readers.slice(FIRST_READER)) {
    for (let first = 0; first + CARDS <= site.photos.length; first += CARDS) {
      const keys = site.photos.slice(first, first + CARDS).map(({ key }) => key);
      // Whoever comes second finds rows and files read already: each is it every other time.
      const isMarkedFirst = turns.length % 2 === 1;
      const early = isMarkedFirst && (await textBeside(site.usual, keys, reader));
      const stored = await textBeside(site.unmarked, keys, reader);
      turns.push({ stored, marked: early || (await textBeside(site.usual, keys, reader)) });
    }
  }
  const name = `Search page, ${CARDS} new photos: text`;
  const shares = turns.map(({ marked, stored }) => marked / stored);
  return [
    figureOf(name, median(turns.map(({ marked }) => marked)), 'ms'),
    figureOf(`${name} without marks`, median(turns.map(({ stored }) => stored)), 'ms'),
    figureOf(`${name}, of that without marks`, median(shares), '×', { atMost: 1.1 }),
  ];
}

/** Milliseconds, of the clock: somebody waits for it. */
async function textBeside(target: Target, keys: readonly string[], reader: string): Promise<number> {
  const photos = Promise.all(keys.map((key) => get(target, photoPath(key, 'card'), reader)));
  const asked = performance.now();
  await get(target, PAGE, reader);
  const took = performance.now() - asked;
  await photos;
  return took;
}

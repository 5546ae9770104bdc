import { API_PREFIX } from '@pehchan/contract/common';
import { PHOTO_PATH, type PhotoSize } from '@pehchan/contract/photos';
import { type Figure, middle } from '../../checks/e2e/budgets/figure.ts';
import { processorTimeOf } from './processor.ts';
import { get, type MarkedSite } from './site.ts';

/** Limits in milliseconds of processor time for an account's first view of a photo, by size. */
const FIRST = { view: 150, card: 40 } as const satisfies Partial<Record<PhotoSize, number>>;
/** Turns with and without marks alternate, so that other load affects both. */
const ROUNDS = 7;

export const photoPath = (key: string, size: PhotoSize) => `${API_PREFIX}${PHOTO_PATH}/${key}?size=${size}`;

export async function measurePhotos(site: MarkedSite): Promise<Figure[]> {
  const [warm = '', viewer = ''] = site.readers;
  const { length } = site.photos;
  const figures: Figure[] = [];
  for (const [name, most] of Object.entries(FIRST)) {
    const size = name as keyof typeof FIRST;
    const see = (port: number, cookie: string, photos = site.photos) =>
      processorTimeOf(async () => {
        for (const { key } of photos) await get(port, photoPath(key, size), cookie);
      });
    for (const target of [site.usual, site.unmarked]) await see(target, warm, site.photos.slice(0, 10));
    const first = (await see(site.usual, viewer)) / length;
    const turns: { marked: number; stored: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const stored = (await see(site.unmarked, viewer)) / length;
      turns.push({ stored, marked: (await see(site.usual, viewer)) / length });
    }
    const shares = turns.map(({ marked, stored }) => marked / stored);
    const words = size === 'view' ? 'Photo of 1080 px' : 'Photo of a card';
    figures.push(
      { name: `${words}: first view by an account, CPU`, value: first, unit: 'ms', atMost: most },
      { name: `${words}: without marks, CPU`, value: middle(turns.map(({ stored }) => stored)), unit: 'ms' },
      { name: `${words}: second view, CPU`, value: middle(turns.map(({ marked }) => marked)), unit: 'ms' },
      { name: `${words}: second view, of that without marks`, value: middle(shares), unit: '×', atMost: 1.3 },
    );
  }
  return figures;
}

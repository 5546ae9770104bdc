import type { Page } from 'playwright-core';
import type { Figure } from '../../checks/e2e/budgets/figure.ts';
import { addChild, ownProfiles, register } from '../../checks/e2e/support/families.ts';
import { portraitLikeAPhoto } from './portrait.ts';

const FIRST = 4;
const OF_A_PAGE = 20;
const OF_A_FAMILY = 5;

/** Measure portraits that resemble a phone's photos, added through the form as by a family. */
export async function measurePhotos(page: Page): Promise<Figure[]> {
  const bytes: number[] = [];
  while (bytes.length < OF_A_PAGE) {
    const family = await register(page, 'Faces');
    for (let child = 0; child < OF_A_FAMILY; child += 1) {
      await addChild(page, family, family.child, await portraitLikeAPhoto());
    }
    for (const { image } of await ownProfiles(page)) {
      const photo = await page.request.get(`${image}?size=card`);
      if (!photo.ok()) throw new Error(`A photo was refused with ${photo.status()}.`);
      bytes.push((await photo.body()).byteLength);
    }
    await page.context().clearCookies();
  }
  const kilobytes = (amount: number) => bytes.slice(0, amount).reduce((sum, size) => sum + size, 0) / 1000;
  return [
    { name: `the ${FIRST} photos first in sight`, value: kilobytes(FIRST), unit: 'KB', atMost: 130 },
    { name: `${OF_A_PAGE} photos`, value: kilobytes(OF_A_PAGE), unit: 'KB', atMost: 650 },
  ];
}

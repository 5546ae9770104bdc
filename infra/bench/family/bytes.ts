import type { Page } from 'playwright-core';
import type { Language } from '@pehchan/contract/messages';
import { type Figure, figureOf } from '../../checks/e2e/budgets/figure.ts';

/** Limits in kilobytes of 1000 bytes. */
const MOST = { signIn: 20, home: 190, form: 60, search: 195 } as const;

export async function measureSignInPage(page: Page): Promise<Figure[]> {
  await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
  const bytes = await countButPhotos(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await page.waitForLoadState('networkidle');
  return [inKilobytes('sign-in', bytes(), MOST.signIn)];
}

export async function measureHome(page: Page, language: Language): Promise<Figure[]> {
  const bytes = await countButPhotos(page);
  await open(page, '/');
  const home = bytes();
  await page.locator('main a[href="/add-profile"]').first().tap();
  await page.locator('main form').waitFor();
  await page.waitForLoadState('networkidle');
  return [
    inKilobytes(`home (${language}), without photos`, home, MOST.home),
    inKilobytes(`the form from there (${language})`, bytes() - home, MOST.form),
  ];
}

export async function measureSearch(page: Page, language: Language): Promise<Figure[]> {
  const bytes = await countButPhotos(page);
  await open(page, '/search-profiles');
  return [inKilobytes(`search (${language}), without photos`, bytes(), MOST.search)];
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main article').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** @returns a function for the bytes transferred since this call, with headers and without photos */
async function countButPhotos(page: Page): Promise<() => number> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  const photos = new Set<string>();
  let bytes = 0;
  wire.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Image') photos.add(requestId);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!photos.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

const inKilobytes = (name: string, bytes: number, atMost: number) =>
  figureOf(name, bytes / 1000, 'KB', { atMost });

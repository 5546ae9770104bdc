import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { url as addressOf } from '@pehchan/contract/endpoints';
import { type Language, LANGUAGE_COOKIE, LANGUAGES } from '@pehchan/contract/messages';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { argumentsOf, ROOT, runCommand, say, UserError } from '../lib/index.ts';
import { withPage } from './e2e/budgets/with-page.ts';
import { SIZES } from './e2e/support/chromium.ts';
import { SCREENS } from './e2e/support/screens.ts';
import { isStill } from './e2e/support/settled.ts';
import { startWatchedSite, type WatchedSite } from './watched-site.ts';

type Size = keyof typeof SIZES;
type Theme = 'light' | 'dark';
type Picture = { screen: string; size: Size; theme: Theme; language: Language };

const THEMES: readonly Theme[] = ['light', 'dark'];
const SIZE_NAMES = Object.keys(SIZES) as Size[];
/** Screens in the README: small pictures that show only the demo community. */
const FOR_README = ['login', 'home', 'search', 'biodata', 'dashboard'];
const README_BYTES = 120_000;
/** In pixels: a phone's screen without the browser's bars. */
const HEIGHT = 800;
const README_WIDTHS: Record<Size, number> = { phone: 360, desktop: 960 };

const picturesOf = (screens: readonly string[], themes: readonly Theme[], languages: readonly Language[]) =>
  screens.flatMap((screen) =>
    SIZE_NAMES.flatMap((size) =>
      themes.flatMap((theme) => languages.map((language) => ({ screen, size, theme, language }))),
    ),
  );

const USAGE = 'Use: npm run screenshots [-- readme]';

await runCommand(async (lifetime) => {
  const { positionals } = argumentsOf({ allowPositionals: true }, USAGE);
  if (positionals.some((name, index) => name !== 'readme' || index > 0)) throw new UserError(USAGE);
  const forReadme = positionals.length > 0;
  const site = await startWatchedSite(lifetime);
  const folder = join(ROOT, ...(forReadme ? ['docs', 'screenshots'] : ['screenshots']));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const pictures = forReadme
    ? picturesOf(FOR_README, ['light'], ['en'])
    : picturesOf(Object.keys(SCREENS), THEMES, LANGUAGES);
  for (const picture of pictures) {
    const { screen, size, theme, language } = picture;
    const image = await take(site, picture, { whole: !forReadme });
    if (forReadme) await writeFile(join(folder, `${screen}-${size}.webp`), await small(image, size));
    else await writeFile(join(folder, `${screen}.${size}.${theme}.${language}.png`), image);
  }
  say(`${pictures.length} screenshots are in ${folder}.`);
  return { exitCode: 0 };
});

function take(
  { url: baseURL, browser }: WatchedSite,
  { screen, size, theme, language }: Picture,
  { whole }: { whole: boolean },
): Promise<Buffer> {
  const shown = SCREENS[screen];
  if (!shown) throw new UserError(`There is no screen ‘${screen}’.`);
  const viewport = { width: SIZES[size].viewport.width, height: HEIGHT };
  const options = { ...SIZES[size], viewport, baseURL, colorScheme: theme };
  return withPage(browser, options, shown.as, async (page) => {
    const context = page.context();
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL }]);
    // Confirm the notice before the first search, which would otherwise cover the screen.
    if (shown.as !== 'nobody') await context.request.put(addressOf('readNotice'));
    await shown.open(page);
    await page.waitForLoadState('networkidle');
    await isStill(page);
    if (whole) await showWhole(page);
    await showPhotos(page);
    return page.screenshot();
  });
}

/** Wait for the photos in sight: on a busy machine they appear after the last request. */
async function showPhotos(page: Page): Promise<void> {
  await page.evaluate(`Promise.allSettled([...document.images].filter((photo) => {
    const { top, left } = photo.getBoundingClientRect();
    return top < innerHeight && left < innerWidth;
  }).map((photo) => photo.decode()))`);
  await isStill(page);
}

/** Make the window as high as the page. Playwright's `fullPage` would lose what is selected. */
async function showWhole(page: Page): Promise<void> {
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  const { width } = page.viewportSize() ?? SIZES.desktop.viewport;
  await page.setViewportSize({ width, height });
  await isStill(page);
}

async function small(image: Buffer, size: Size): Promise<Buffer> {
  for (const quality of [80, 65, 50, 35]) {
    const webp = await sharp(image).resize({ width: README_WIDTHS[size] }).webp({ quality }).toBuffer();
    if (webp.length < README_BYTES) return webp;
  }
  throw new UserError('A screenshot is too large for the README.');
}

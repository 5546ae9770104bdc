import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { url as addressOf } from '@pehchan/contract/endpoints';
import { type Language, LANGUAGE_COOKIE, LANGUAGES } from '@pehchan/contract/messages';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { argumentsOf, type Lifetime, ROOT, runCommand, say, UserError } from '../lib/index.ts';
import { startScratchSite } from './scratch.ts';
import { parseSettings, readEnvironment } from '../lib/settings.ts';
import { chromiumOptions, SIZES } from './e2e/support/chromium.ts';
import { PASSWORD, PEOPLE } from './e2e/support/people.ts';
import { SCREENS, standsStill } from './e2e/support/screens.ts';

type Size = keyof typeof SIZES;
type Theme = 'light' | 'dark';
type Picture = { screen: string; size: Size; theme: Theme; language: Language };

const THEMES: Theme[] = ['light', 'dark'];
const SIZE_NAMES = Object.keys(SIZES) as Size[];
/** What the README shows: small enough to load with it, and of the demo community only. */
const FOR_README = ['login', 'home', 'search', 'biodata', 'dashboard'];
const README_BYTES = 120_000;
/** In a picture a phone has no browser's bars about it. */
const HEIGHT = 800;
const README_WIDTHS: Record<Size, number> = { phone: 360, desktop: 960 };

const USAGE = 'Use: npm run screenshots [-- readme]';

/** `npm run screenshots`: every screen; `npm run screenshots -- readme`: the few that the README shows. */
await runCommand(async (lifetime) => {
  const { positionals } = argumentsOf({ allowPositionals: true }, USAGE);
  if (positionals.some((name, index) => name !== 'readme' || index > 0)) throw new UserError(USAGE);
  const forReadme = positionals.length > 0;
  const { url, browser } = await startSite(lifetime);
  const folder = join(ROOT, ...(forReadme ? ['docs', 'screenshots'] : ['screenshots']));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const pictures = forReadme ? readmePictures() : allPictures();
  for (const picture of pictures) {
    const image = await take(browser, url, picture, { whole: !forReadme });
    const { screen, size, theme, language } = picture;
    const file = join(
      folder,
      forReadme ? `${screen}-${size}.webp` : `${screen}.${size}.${theme}.${language}.png`,
    );
    await writeFile(file, forReadme ? await small(image, size) : image);
  }
  say(`${pictures.length} screenshots are in ${folder}.`);
  return { exitCode: 0 };
});

function allPictures(): Picture[] {
  return Object.keys(SCREENS).flatMap((screen) =>
    SIZE_NAMES.flatMap((size) =>
      THEMES.flatMap((theme) => LANGUAGES.map((language) => ({ screen, size, theme, language }))),
    ),
  );
}

function readmePictures(): Picture[] {
  return FOR_README.flatMap((screen) =>
    SIZE_NAMES.map((size): Picture => ({ screen, size, theme: 'light', language: 'en' })),
  );
}

async function startSite(lifetime: Lifetime): Promise<{ url: string; browser: Browser }> {
  const { url, chromium: executablePath } = await startScratchSite(
    parseSettings(readEnvironment()),
    lifetime,
  );
  const browser = await chromium.launch({ ...chromiumOptions, executablePath });
  await lifetime.onEnd(() => browser.close());
  return { url, browser };
}

async function take(
  browser: Browser,
  url: string,
  { screen, size, theme, language }: Picture,
  { whole }: { whole: boolean },
): Promise<Buffer> {
  const { as, open } = SCREENS[screen] ?? unknown(screen);
  const viewport = { width: SIZES[size].viewport.width, height: HEIGHT };
  const context = await browser.newContext({ ...SIZES[size], viewport, baseURL: url, colorScheme: theme });
  try {
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url }]);
    if (as !== 'nobody') {
      await context.request.post(addressOf('login'), { data: { phone: PEOPLE[as], password: PASSWORD } });
      // What is said before a first look would stand over it.
      await context.request.put(addressOf('readNotice'));
    }
    const page = await context.newPage();
    await open(page);
    await page.waitForLoadState('networkidle');
    await standsStill(page);
    if (whole) await showWhole(page);
    return await page.screenshot();
  } finally {
    await context.close();
  }
}

/**
 * The window becomes as high as the page. Playwright's own `fullPage` makes it smaller than any phone for a
 * moment, and what was selected is gone.
 */
async function showWhole(page: Page): Promise<void> {
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'));
  const { width } = page.viewportSize() ?? SIZES.desktop.viewport;
  await page.setViewportSize({ width, height });
  await standsStill(page);
}

async function small(image: Buffer, size: Size): Promise<Buffer> {
  for (const quality of [80, 65, 50, 35]) {
    const webp = await sharp(image).resize({ width: README_WIDTHS[size] }).webp({ quality }).toBuffer();
    if (webp.length < README_BYTES) return webp;
  }
  throw new UserError('A screenshot is too large for the README.');
}

function unknown(screen: string): never {
  throw new UserError(`There is no screen ‘${screen}’.`);
}

import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, type Page } from './test.ts';

/** The least contrast of a checkbox or radio button by WCAG 1.4.11. */
const LEAST = 3;
/** In pixels: how much of the background around a checkbox or radio button is in the screenshot. */
const MARGIN = 3;

type Rgb = [number, number, number];

/**
 * Check the contrast of checkboxes and radio buttons in a screenshot, since the browser draws them and no
 * style sheet describes them. One of each kind is enough, because the others look the same.
 */
export async function expectFoundTicks(page: Page): Promise<void> {
  for (const kind of ['checkbox', 'radio']) {
    for (const state of [':checked', ':not(:checked)']) {
      const ticks = page.locator(`[type=${kind}]${state}:enabled`).filter({ visible: true });
      const inDialog = page.locator('dialog[open], [role=dialog]').locator(ticks);
      const hasDialog = await page.locator('dialog[open], [role=dialog]').filter({ visible: true }).count();
      const tick = (hasDialog > 0 ? inDialog : ticks).first();
      if ((await tick.count()) === 0) continue;
      const found = await contrastOf(page, tick);
      expect(found, `${kind}${state}: its edge against its ground`).toBeGreaterThanOrEqual(LEAST);
    }
  }
}

/** Return the best contrast between the left half of a checkbox or radio button and the background. */
async function contrastOf(page: Page, tick: Locator): Promise<number> {
  await tick.scrollIntoViewIfNeeded();
  const box = await tick.boundingBox();
  if (!box) return Number.POSITIVE_INFINITY;
  const { x, y, width, height } = box;
  const clip = { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  const picture = sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const middle = Math.floor(info.height / 2) * info.width;
  const at = (column: number): Rgb => {
    const [red = 0, green = 0, blue = 0] = data.subarray((middle + column) * 3);
    return [red, green, blue];
  };
  const ground = luminance(at(0));
  const half = Array.from({ length: Math.floor(info.width / 2) }, (_, column) => luminance(at(column)));
  return Math.max(...half.map((one) => (Math.max(one, ground) + 0.05) / (Math.min(one, ground) + 0.05)));
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map((value) => value / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

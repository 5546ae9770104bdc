import type { Page } from './test.ts';

const SAMPLE = 'Champalal Purohit, 16 May 2026';
/** The sample's width in Noto Sans, which phones have, at 100 px. */
const USUAL = { 400: 1518, 700: 1594 };

/**
 * Return the factor, at most 1, by which letters must shrink to be as wide as a phone's. Layouts for a phone
 * need no room for a wider font.
 */
export async function usualWidth(page: Page): Promise<number> {
  const widths = await page.evaluate<number[]>(`(() => {
    const pen = document.createElement('canvas').getContext('2d');
    return ${JSON.stringify(Object.keys(USUAL))}.map((weight) => {
      pen.font = weight + ' 100px ' + getComputedStyle(document.body).fontFamily;
      return pen.measureText(${JSON.stringify(SAMPLE)}).width;
    });
  })()`);
  const sizes = Object.values(USUAL).map((usual, at) => usual / (widths[at] ?? usual));
  return Math.min(1, Math.round(100 * Math.min(...sizes)) / 100);
}

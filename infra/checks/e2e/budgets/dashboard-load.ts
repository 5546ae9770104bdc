import type { Browser, BrowserContextOptions } from 'playwright-core';
import { type Figure, figureOf } from './figure.ts';
import { countBytes, withPage } from './with-page.ts';

/** Everything that is sent, in kilobytes of 1000 bytes. A desk has antd's table besides. */
export const DASHBOARD_BUDGET = { phone: 225, desk: 375 } as const;

/**
 * What a browser that has never been here is sent until an administrator's dashboard stands with its charts:
 * code, answers and all.
 */
export function measureDashboard(
  browser: Browser,
  baseURL: string,
  device: string,
  options: BrowserContextOptions,
): Promise<Figure> {
  return withPage(browser, { ...options, baseURL }, 'administrator', async (page) => {
    const bytes = await countBytes(page);
    await page.goto('/dashboard');
    await page.locator('[data-list=pending] [data-row-key], article').first().waitFor();
    // They come when somebody scrolls to them.
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await page.getByRole('figure').locator('canvas').nth(2).waitFor();
    await page.waitForLoadState('networkidle');
    const atMost = DASHBOARD_BUDGET[device === 'phone' ? 'phone' : 'desk'];
    return figureOf(`${device}: an administrator’s dashboard, in all`, bytes() / 1000, 'KB', { atMost });
  });
}

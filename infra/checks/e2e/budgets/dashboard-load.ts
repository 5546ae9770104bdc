import type { Browser, BrowserContextOptions } from 'playwright-core';
import { type Figure, figureOf } from './figure.ts';
import { countBytes, withPage } from './with-page.ts';

/**
 * The most kilobytes of 1000 bytes that the browser receives while the dashboard opens. A phone's 23 KB of
 * photos are included.
 */
export const DASHBOARD_BUDGET = { phone: 270, desktop: 390 } as const;

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
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await page.getByRole('figure').locator('canvas').nth(2).waitFor();
    await page.waitForLoadState('networkidle');
    const atMost = DASHBOARD_BUDGET[device === 'phone' ? 'phone' : 'desktop'];
    return figureOf(`${device}: an administrator’s dashboard, in all`, bytes() / 1000, 'KB', { atMost });
  });
}

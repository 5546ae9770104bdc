import { SIZES } from '../checks/e2e/support/chromium.ts';
import type { Bench } from './lib/figures.ts';
import { measureDashboard } from '../checks/e2e/budgets/dashboard-load.ts';
import { measureFirstLoad, measureRemotes } from '../checks/e2e/budgets/first-load.ts';

/** Numbers of bytes do not vary between runs, so `npm test` checks them against the same budgets. */
export const bench: Bench = {
  title: 'JavaScript and CSS on the wire',
  run: async ({ browser, url, dataDir }) => [
    ...(await measureFirstLoad(browser, url, 'phone', SIZES.phone)),
    ...(await measureFirstLoad(browser, url, 'desktop', SIZES.desktop)),
    await measureDashboard(browser, url, 'phone', SIZES.phone),
    await measureDashboard(browser, url, 'desktop', SIZES.desktop),
    ...(await measureRemotes(dataDir)),
  ],
};

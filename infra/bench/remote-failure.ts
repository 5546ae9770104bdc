import type { BrowserContext, Page, Route } from 'playwright-core';
import { figureOf, middle } from '../checks/e2e/budgets/figure.ts';
import { withPage } from '../checks/e2e/budgets/with-page.ts';
import type { Bench } from './lib/figures.ts';

const ROUNDS = 9;
const MEMBER_ENTRY = '**/remotes/member/**/remoteEntry.js';

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'isn’t there': (route) => route.fulfill({ status: 404, body: 'Not Found' }),
  throws: (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  hangs: () => new Promise(() => undefined),
};

export const bench: Bench = {
  title: 'What one remote’s failure costs another: time to its content, beside a healthy run',
  run: ({ browser, url: baseURL }) =>
    withPage(browser, { baseURL }, 'administrator', async (page) => {
      const names = ['healthy', ...Object.keys(FAULTS)];
      const times = new Map<string, number[]>(names.map((name) => [name, []]));
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (const name of names) {
          const took = await timeToContent(page.context(), FAULTS[name]);
          if (round > 0) times.get(name)?.push(took);
        }
      }
      const healthy = middle(times.get('healthy') ?? []);
      return [
        { name: 'dashboard, both remotes healthy', value: healthy, unit: 'ms' },
        ...Object.keys(FAULTS).map((name) => {
          const share = middle(times.get(name) ?? []) / healthy;
          return figureOf(`dashboard, while the member remote’s entry ${name}`, share, '×', { atMost: 1.2 });
        }),
      ];
    }),
};

async function timeToContent(context: BrowserContext, fault: ((route: Route) => Promise<void>) | undefined) {
  const page: Page = await context.newPage();
  try {
    if (fault) await page.route(MEMBER_ENTRY, fault);
    // Intercept the remote's entry in the healthy run, too: interception delays the runs with faults.
    else await page.route(MEMBER_ENTRY, (route) => route.continue());
    const since = performance.now();
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await page.getByText('Total Users').first().waitFor();
    return performance.now() - since;
  } finally {
    await page.close();
  }
}

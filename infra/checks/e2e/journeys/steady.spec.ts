import { addLatency } from '../support/cheap-phone.ts';
import { SCREENS } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

/** Largest allowed layout shift while a screen loads over a slow connection. */
const MOST = 0.02;
const WATCHED = [
  ...['login', 'signup', 'home', 'home-pending', 'home-rejected', 'search', 'biodata', 'shortlist'],
  ...['add-biodata', 'edit-biodata', 'my-profile', 'my-family', 'help'],
];

for (const name of WATCHED) {
  test(`${name} does not move while it loads`, async ({ openAs }) => {
    const screen = SCREENS[name];
    if (!screen) throw new Error(`There is no screen ‘${name}’.`);
    const page = await openAs(screen.as);
    if (test.info().project.name === 'phone') {
      test.slow();
      await addLatency(page);
    }
    await page.addInitScript(`
      window.moved = { sum: 0, what: [] };
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries()) {
          if (hadRecentInput) continue;
          moved.sum += value;
          moved.what.push(...sources.map(({ node }) => node?.className || node?.nodeName));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    `);
    await screen.open(page);
    await page.waitForLoadState('networkidle');
    const { sum, what } = (await page.evaluate('moved')) as { sum: number; what: string[] };
    expect(sum, `what moved: ${what.join(', ')}`).toBeLessThanOrEqual(MOST);
  });
}

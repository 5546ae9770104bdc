import { approve, register } from '../support/families.ts';
import { COVERED_FOCUS, STILLS } from '../support/keys.ts';
import { SCREENS } from '../support/screens.ts';
import { isWhole, isStill } from '../support/settled.ts';
import { expect, test, type Page } from '../support/test.ts';

/** Screens with parts that stay in place while the rest scrolls. */
const WATCHED = ['search', 'search-filters', 'shortlist-change', 'biodata', 'edit-biodata', 'signup-biodata'];
const OF_ADMINISTRATORS = ['dashboard-several', 'dashboard-reject', 'dashboard-family', 'all-biodata'];

for (const name of [...WATCHED, ...OF_ADMINISTRATORS]) {
  test(`no fixed part of the screen covers the focused element at any scroll position: ${name}`, async ({
    openAs,
  }) => {
    const screen = SCREENS[name];
    if (!screen) throw new Error(`There is no screen ‘${name}’.`);
    const page = await openAs(screen.as);
    await screen.open(page);
    await isWhole(page);
    await isStill(page);
    // Tab scrolls the focused field into view.
    await page.keyboard.press('Tab');
    const { tried, covered } = await tryEverywhere(page);
    expect(covered, 'what has the focus and is covered').toEqual([]);
    expect(tried).toBeGreaterThan(1);
  });
}

test('a persistent error message does not cover the focused element', async ({
  page,
  openAs,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_REFUSED/);
  // A new family's shortlist has no notes: removing a biodata that has a note would open a dialog.
  await approve(await openAs('administrator'), await register(page, 'Covered'));
  await page.goto('/search-profiles');
  await isWhole(page);
  await page.route('**/api/v1/profile/shortlist/**', (route) => route.abort('connectionrefused'));
  await page.locator('[data-biodata] button[aria-pressed=false]').first().click();
  await expect(page.locator('[data-kind=error]')).toBeVisible();
  await isStill(page);
  await page.keyboard.press('Tab');
  const { tried, covered } = await tryEverywhere(page);
  expect(covered, 'what has the focus and is covered').toEqual([]);
  expect(tried).toBeGreaterThan(1);
});

function tryEverywhere(page: Page) {
  return page.evaluate<{ tried: number; covered: string[] }>(FROM_WHEREVER);
}

/**
 * Scroll each element to an edge before its focus: the browser itself scrolls only to those out of view.
 */
const FROM_WHEREVER = `(() => {
  const top = document.querySelector('dialog[open]');
  const stops = [...(top ?? document.querySelector('main')).querySelectorAll('a[href], button, input, select, textarea')]
    .filter((stop) => stop.checkVisibility({ visibilityProperty: true }) && !stop.disabled && stop.tabIndex >= 0).slice(0, 40);
  const scroller = top ?? document.scrollingElement;
  const covered = new Set();
  const covers = ${COVERED_FOCUS};
  const stills = ${STILLS};
  for (const stop of stops) {
    for (const edge of ['top', 'bottom']) {
      for (const inwards of [-8, 12, 36, 60, 84, 108]) {
        stop.blur();
        const frame = top ? top.getBoundingClientRect() : { top: 0, bottom: innerHeight };
        const goal = edge === 'top' ? frame.top + inwards : frame.bottom - inwards;
        scroller.scrollTop += stop.getBoundingClientRect()[edge] - goal;
        stop.focus();
        const what = covers(stills);
        if (what) covered.add(edge + ' ' + what);
      }
    }
  }
  return { tried: stops.length, covered: [...covered] };
})()`;

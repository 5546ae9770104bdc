import { join } from 'node:path';
import { readBuilt } from '../../floor/built.ts';
import { lackingPaths, takingAway } from '../../floor/older.ts';
import { scanScript } from '../../floor/scripts.ts';
import { readFloor } from '../../floor/table.ts';
import { expectUsable } from '../support/old-browser.ts';
import { expect, test } from '../support/test.ts';

const floor = readFloor();

test('the site works without each single function that the floor lacks and a loaded script tests for', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const loaded = new Set<string>();
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname));
  await expectUsable(page);
  const { scripts } = await readBuilt(join(process.env.DATA_DIR ?? '', 'site'));
  // Skip newer functions whose names no loaded script contains.
  const named = scripts
    .filter(({ name }) => [...loaded].some((path) => name.endsWith(path.split('/').slice(-2).join('/'))))
    .flatMap(({ text }) => scanScript(text, floor, { withGuarded: true }));
  const paths = lackingPaths(floor);
  const names = new Set(named.flatMap(({ feature }) => paths.get(feature) ?? []));
  expect([...names]).toContain('requestIdleCallback');
  // Tabs of one browser context share its cached scripts. Each tab starts without a session.
  for (const name of names) {
    await test.step(`the site works without ${name}`, async () => {
      await page.context().clearCookies();
      const tab = await page.context().newPage();
      await tab.addInitScript(takingAway([name]));
      await expectUsable(tab);
      await tab.close();
    });
  }
});

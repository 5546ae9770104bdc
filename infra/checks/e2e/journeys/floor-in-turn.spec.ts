import { join } from 'node:path';
import { readBuilt } from '../../floor/built.ts';
import { lackingPaths, takingAway } from '../../floor/older.ts';
import { scanScript } from '../../floor/scripts.ts';
import { readFloor } from '../../floor/table.ts';
import { expectUsable } from '../support/old-browser.ts';
import { expect, test } from '../support/test.ts';

const floor = readFloor();

test('the site works without each single function that the floor lacks and a built script tests for', async ({
  openAs,
}) => {
  test.setTimeout(300_000);
  const { scripts } = await readBuilt(join(process.env.DATA_DIR ?? '', 'site'));
  const found = scripts.flatMap(({ text }) => scanScript(text, floor, { withAsked: true }));
  const paths = lackingPaths(floor);
  const names = new Set(found.flatMap(({ feature }) => paths.get(feature) ?? []));
  expect([...names]).toContain('requestIdleCallback');
  for (const name of names) {
    await test.step(`without ${name}`, async () => {
      const page = await openAs('nobody');
      await page.addInitScript(takingAway([name]));
      await expectUsable(page);
      await page.context().close();
    });
  }
});

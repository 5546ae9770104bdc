import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { ROOT } from '../../lib/index.ts';
import { temporaryFolder } from '../../lib/test/temporary.ts';
import { failed, lastLines, sum, tallyOfPlaywright, tallyOfVitest } from '../tally.ts';
import { TALLY_FILE } from '../tally-reporter.ts';

const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);

test('tallyOfVitest returns failed and skipped tests, failed hooks, unreadable files and stray errors', async () => {
  const folder = await temporaryFolder();
  await writeFile(
    join(folder, 'some.test.ts'),
    `describe('sums', () => {
      test('right', () => expect(1 + 1).toBe(2));
      test('wrong', () => expect(1 + 1).toBe(3));
      test.skip('left out', () => undefined);
      test('not here', ({ skip }) => skip(true, 'no engine is installed'));
    });`,
  );
  await writeFile(join(folder, 'broken.test.ts'), `throw new Error('no such table');`);
  await writeFile(
    join(folder, 'hook.test.ts'),
    `describe('a copy', () => {
      beforeAll(() => { throw new Error('no space is left'); });
      test('is made', () => undefined);
    });`,
  );
  await writeFile(
    join(folder, 'stray.test.ts'),
    `test('starts a promise', async () => {
      void Promise.reject(new Error('the server has gone'));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });`,
  );
  const file = join(folder, 'tally.json');
  const reporter = `--reporter=${join(ROOT, 'infra/checks/tally-reporter.ts')}`;
  await execa(bin('vitest'), ['run', '--globals', `--root=${folder}`, reporter], {
    reject: false,
    env: { [TALLY_FILE]: file },
  });

  const tally = await tallyOfVitest(file);

  expect(tally).toMatchObject({
    passed: 2,
    skipped: [
      'skipped: hook.test.ts › a copy > is made: without a reason',
      'skipped: some.test.ts › sums > left out: without a reason',
      'skipped: some.test.ts › sums > not here: no engine is installed',
    ],
  });
  const place = relative(ROOT, folder);
  expect(tally.failures.toSorted()).toEqual([
    expect.stringContaining(`${place}/broken.test.ts\n    Error: no such table`),
    expect.stringContaining(`${place}/hook.test.ts › a copy\n    Error: no space is left`),
    expect.stringContaining(
      `${place}/some.test.ts › sums > wrong\n    AssertionError: expected 2 to be 3 // Object.is equality`,
    ),
    expect.stringContaining('outside a test\n    Error: the server has gone'),
  ]);
});

test('tallyOfPlaywright returns the failed and skipped journeys with their reasons', async () => {
  const folder = await temporaryFolder();
  const playwright = JSON.stringify(join(ROOT, 'node_modules/@playwright/test/index.mjs'));
  await writeFile(
    join(folder, 'some.spec.ts'),
    `import { expect, test } from ${playwright};
    test.describe('doors', () => {
      test('open', () => expect(1).toBe(1));
      test('elsewhere', () => test.skip(true, 'no such door here'));
      test('shut', ({}, info) => {
        info.annotations.push({ type: 'shown', description: '/home showed: Welcome' });
        expect.soft(1).toBe(2);
        expect(3).toBe(4);
      });
    });`,
  );
  await writeFile(join(folder, 'playwright.config.ts'), `export default { projects: [{ name: 'phone' }] };`);
  const report = join(folder, 'report.json');
  await execa(bin('playwright'), ['test', '--reporter=json'], {
    cwd: folder,
    reject: false,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });

  expect(await tallyOfPlaywright(report)).toEqual({
    passed: 1,
    skipped: ['skipped: some.spec.ts:4 › elsewhere (phone): no such door here'],
    failures: [
      expect.stringMatching(
        /^some\.spec\.ts:5 › shut \(phone\)\n {4}Error: expect[^]*\n {4}Expected: 2[^]*Expected: 4[^]*\n {4}\/home showed: Welcome$/u,
      ),
    ],
  });
});

test('a run without a report counts as failed', async () => {
  expect((await tallyOfVitest('/nowhere')).failures).toHaveLength(1);
  expect((await tallyOfPlaywright('/nowhere')).failures).toHaveLength(1);
});

test('lastLines lists the skips and failures of all parts above the count', () => {
  const tally = sum([
    failed('Lint'),
    { passed: 3, skipped: ['skipped: b.test.ts › c: d'], failures: ['a.test.ts › adds'] },
  ]);

  expect(lastLines(tally)).toBe(
    '- skipped: b.test.ts › c: d\n✗ Lint\n✗ a.test.ts › adds\n3 passed, 2 failed, 1 skipped',
  );
});

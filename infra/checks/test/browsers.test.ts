import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../lib/test/temporary.ts';
import { oldChromium } from '../browsers/old-chromiums.ts';
import { type Result, tableOf, tallyOf } from '../browsers/results.ts';
import { FOR_ADMINISTRATORS, STEP_NAMES } from '../browsers/walk.ts';
import { installFromDebian } from '../debian-packages.ts';

const { signal } = new AbortController();

describe('an unavailable browser', () => {
  test.each([
    ['darwin', 'arm64'],
    ['linux', 'arm64'],
    ['win32', 'x64'],
  ])('an old Chromium is unavailable on %s and %s, and the reason names both', async (platform, arch) => {
    const folder = await temporaryFolder();
    await expect(oldChromium(106, signal, { platform, arch, folder })).rejects.toMatchObject({
      name: 'Unavailable',
      message: expect.stringContaining(`this is ${platform} on ${arch}`) as string,
    });
  });

  test('an old Chromium is unavailable when the registry does not answer, and the reason names it', async () => {
    const folder = await temporaryFolder();
    const env = {
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_cache: folder,
      npm_config_fetch_retries: '0',
    };
    await expect(
      oldChromium(106, signal, { platform: 'linux', arch: 'x64', folder, env }),
    ).rejects.toMatchObject({
      name: 'Unavailable',
      message: expect.stringMatching(
        /^@sparticuz\/chromium@106\.0\.2 cannot be downloaded: .*127\.0\.0\.1:9/,
      ) as string,
    });
  });

  test('installFromDebian names the packages that only root can install', async () => {
    expect(await installFromDebian(['firefox-esr', 'xvfb'], signal, 1000)).toMatch(/firefox-esr and xvfb/);
  });
});

describe('results of the browser walks', () => {
  const took = new Map(STEP_NAMES.slice(0, 2).map((step) => [step, 1234]));
  const failedAt = (step: (typeof STEP_NAMES)[number]): Result => ({
    browser: { name: 'Some 1', notPromised: FOR_ADMINISTRATORS },
    took,
    failed: { step, reason: 'no star' },
  });

  test('a failed step is a failure that names the browser and the step', () => {
    expect(tallyOf(failedAt('star'))).toEqual({
      passed: 2,
      skipped: [],
      failures: ['Some 1 › star: no star'],
    });
  });

  test('a failed step below the browser floor is skipped by name, and so are all later steps', () => {
    expect(tallyOf(failedAt('dashboard'))).toEqual({
      passed: 2,
      failures: [],
      skipped: [
        'skipped: Some 1 › dashboard: below the browser floor: no star',
        'skipped: Some 1 › open a family: below the browser floor: no star',
      ],
    });
  });

  test('an unavailable browser is skipped by name', () => {
    const result = { browser: { name: 'Some 1' }, took: new Map(), unavailable: 'no network' };
    expect(tallyOf(result)).toEqual({ passed: 0, skipped: ['skipped: Some 1: no network'], failures: [] });
  });

  test('tableOf shows passed, failed and missing steps', () => {
    const [head = '', line = ''] = tableOf([failedAt('search')]).split('\n');
    expect(head.split(/ {2,}/)).toEqual(['browser', ...STEP_NAMES]);
    expect(line).toMatch(/^Some 1 +✓ 1\.2 s +✓ 1\.2 s +✗( +–){6}$/);
  });
});

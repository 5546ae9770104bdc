import { describe, expect, test } from 'vitest';
import { migrate } from '../../src/ground/database/migrate.ts';
import { run } from '../support/run-script.ts';
import { scratchDatabase } from '../support/scratch-database.ts';

describe('the demo community', () => {
  const DATABASE = async () => {
    const database = await scratchDatabase();
    await migrate(database.url);
    return database;
  };

  test('two processes at the same moment make the demo community once, and a third makes nothing', async () => {
    const { url, count } = await DATABASE();
    const env = { DATABASE_URL: url, DEMO: '1' };
    const runs = await Promise.all([
      run('top/demo/seed.ts', [], env).ended,
      run('top/demo/seed.ts', [], env).ended,
    ]);
    expect(runs.map(({ code }) => code)).toEqual([0, 0]);
    expect(runs.filter(({ output }) => output.includes('120 families'))).toHaveLength(1);
    expect([await count('users'), await count('profiles'), await count('photo_removals')]).toEqual([
      120, 200, 0,
    ]);
    // Each decided account has an audit entry, except the administrator's own.
    expect(await count('audit_entries')).toBe((await count("users WHERE status <> 'pending'")) - 1);
    expect((await run('top/demo/seed.ts', [], env).ended).output).toContain('nothing to do');
  });

  test('the demo community has two lapsed biodata, three entries of a shortlist and one message', async () => {
    const { url, count } = await DATABASE();
    await run('top/demo/seed.ts', [], { DATABASE_URL: url, DEMO: '1' }).ended;
    const amounts = ["profiles WHERE listing = 'lapsed'", 'still_looking', 'shortlist_entries', 'reports'];
    expect(await Promise.all(amounts.map(count))).toEqual([2, 2, 3, 1]);
    expect(await count('profiles WHERE gotra IN (motherGotra, fatherMotherGotra, motherMotherGotra)')).toBe(
      0,
    );
  });

  test('an interrupted process leaves no demo account, and the next one makes the demo community', async () => {
    const { url, count } = await DATABASE();
    const env = { DATABASE_URL: url, DEMO: '1' };
    const { child, ended } = run('top/demo/seed.ts', [], env);
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.kill('SIGKILL');
    await ended;
    expect([await count('users'), await count('profiles'), await count('photo_removals')]).toEqual([
      0, 0, 200,
    ]);
    expect((await run('top/demo/seed.ts', [], env).ended).code).toBe(0);
    expect([await count('users'), await count('profiles')]).toEqual([120, 200]);
  });

  test('no demo community is made with DEMO=0', async () => {
    const { url, count } = await DATABASE();
    await run('top/demo/seed.ts', [], { DATABASE_URL: url, DEMO: '0' }).ended;
    expect(await count('users')).toBe(0);
  });
});

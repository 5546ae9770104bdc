import { access, chmod, cp, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { until } from '../../lib/until.ts';
import { ROOT } from '../../lib/repository.ts';
import { temporaryFolder } from '../../lib/test/temporary.ts';

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Says when it begins and when it ends, and takes its time to stop, as one does that is unpacking. */
const SLOW_NPM = `#!/bin/sh
touch begun
trap 'sleep 1; touch ended; exit 1' TERM
while :; do sleep 0.1; done
`;

/** A clone without packages, in which npm is this script. */
async function cloneWithNpm(script: string) {
  const clone = await temporaryFolder();
  for (const file of [
    'package.json',
    'package-lock.json',
    'infra/launch/bootstrap.mjs',
    'infra/lib/steps.mjs',
  ]) {
    await cp(join(ROOT, file), join(clone, file));
  }
  const tools = join(clone, 'tools');
  await mkdir(tools);
  await writeFile(join(tools, 'npm'), script);
  await chmod(join(tools, 'npm'), 0o755);
  const path = [tools, dirname(process.execPath), process.env.PATH].join(delimiter);
  const command = execa(process.execPath, ['infra/launch/bootstrap.mjs', 'doctor'], {
    cwd: clone,
    env: { PATH: path, npm_execpath: '' },
    reject: false,
    all: true,
  });
  return { clone, command };
}

/** As npm says it: the first line of the reason is blank but for its name. */
const failingNpm = (code: string, reason: string) =>
  `#!/bin/sh\nprintf 'npm error code ${code}\\nnpm error\\nnpm error ${reason}\\n' >&2; exit 1\n`;

test.each([
  [
    'EUSAGE',
    '`npm ci` can only install packages when your package.json and package-lock.json are in sync.',
    'package.json and package-lock.json differ: run npm install',
  ],
  ['E404', 'Not Found: a-package', 'npm could not install the packages: Not Found: a-package'],
])('npm’s %s is told as a sentence', async (code, reason, sentence) => {
  const { command } = await cloneWithNpm(failingNpm(code, reason));
  const { all, exitCode } = await command;
  expect(exitCode).toBe(1);
  expect(all).toContain(sentence);
});

test.each([
  [
    'of an older npm',
    "printf 'npm ERR! code E404\\nnpm ERR!\\nnpm ERR! Not Found: a-package\\n'",
    'Not Found: a-package',
  ],
  ['of a package', "printf 'node-gyp: no compiler\\nnpm error\\n'", 'node-gyp: no compiler'],
  ['with a code alone', "printf 'npm error code E418\\n'", 'code E418'],
  ['without a word', ':', 'it ended with 7'],
])('a reason %s is told, and never an empty one', async (_what, said, sentence) => {
  const { command } = await cloneWithNpm(`#!/bin/sh\n${said}\nexit 7\n`);
  expect((await command).all).toContain(`npm could not install the packages: ${sentence} (all of it: `);
});

test('an installation that is told to stop keeps others out until npm has ended', async () => {
  const { clone, command } = await cloneWithNpm(SLOW_NPM);
  const file = (name: string) => join(clone, name);
  const lock = file('.cache/install.lock');
  expect(await until(() => isThere(file('begun')), { within: 5000 })).toBe(true);
  expect(await isThere(lock)).toBe(true);

  command.kill('SIGTERM');

  expect(await until(async () => !(await isThere(lock)), { within: 5000 })).toBe(true);
  expect(await isThere(file('ended'))).toBe(true);
  expect((await command).exitCode).toBe(143);
});

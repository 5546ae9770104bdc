import { access, chmod, cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import { until } from '../../lib/until.ts';
import { ROOT } from '../../lib/repository.ts';
import { temporaryFolder } from '../../lib/test/temporary.ts';
import { ODD_SIGNS } from './odd-signs.ts';

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** A script in place of npm. It takes a second to stop, as npm does while it unpacks. */
const SLOW_NPM = `#!/bin/sh
touch begun
trap 'sleep 1; touch ended; exit 1' TERM
while :; do sleep 0.1; done
`;

async function copyBootstrap(folder: string) {
  for (const part of ['infra/launch/bootstrap.mjs', 'infra/launch/bootstrap', 'infra/lib/steps.mjs']) {
    await cp(join(ROOT, part), join(folder, part), { recursive: true });
  }
}

/** Make a clone of the project without packages, and put a script in place of npm. */
async function cloneWithNpm(
  script: string,
  { name = '', run = 'doctor', ...given }: Record<string, string> = {},
) {
  const clone = join(await temporaryFolder(), name);
  for (const file of ['package.json', 'package-lock.json']) await cp(join(ROOT, file), join(clone, file));
  await copyBootstrap(clone);
  await mkdir(join(clone, 'infra/launch/embedded'));
  await writeFile(
    join(clone, 'infra/launch/embedded/unpack-ahead.ts'),
    "import { writeFileSync } from 'node:fs';\nwriteFileSync('unpacked', '');\n",
  );
  const tools = join(clone, 'tools');
  await mkdir(tools);
  await writeFile(join(tools, 'npm'), script);
  await chmod(join(tools, 'npm'), 0o755);
  const path = [tools, dirname(process.execPath), process.env.PATH].join(delimiter);
  const command = execa(process.execPath, ['infra/launch/bootstrap.mjs', run], {
    cwd: clone,
    env: { PATH: path, npm_execpath: '', ...given },
    reject: false,
    all: true,
  });
  return { clone, command };
}

/** A script in place of npm. It prints an error as npm does: a code, an empty line, and the reason. */
const failingNpm = (code: string, reason: string) =>
  `#!/bin/sh\nprintf 'npm error code ${code}\\nnpm error\\nnpm error ${reason}\\n' >&2; exit 1\n`;

test.each([
  [
    'EUSAGE',
    '`npm ci` can only install packages when your package.json and package-lock.json are in sync.',
    'package.json and package-lock.json differ: run npm install',
  ],
  ['E404', 'Not Found: a-package', 'npm could not install the packages: Not Found: a-package'],
])('bootstrap explains npm’s error %s in one sentence', async (code, reason, sentence) => {
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
])(
  'bootstrap reports the reason %s of a failed installation, and never an empty reason',
  async (_what, output, sentence) => {
    const { command } = await cloneWithNpm(`#!/bin/sh\n${output}\nexit 7\n`);
    expect((await command).all).toContain(`npm could not install the packages: ${sentence} (whole output: `);
  },
);

test.each(['a\nb', 'a:b', 'a?b', 'a*b', 'a!b', 'a#b', 'a%20b'])(
  'bootstrap refuses a folder named %j with one sentence',
  async (name) => {
    const { all, exitCode } = await (await cloneWithNpm(':', { name })).command;
    expect(exitCode).toBe(1);
    expect(all).toMatch(/^✗ Pehchan can't run in the folder ".+": .+ Please rename or move it\.$/);
  },
);

test.each(['HOME', 'TMPDIR'])('bootstrap refuses a line break in %s with one sentence', async (setting) => {
  const { all, exitCode } = await (await cloneWithNpm(':', { [setting]: '/tmp/a\nb' })).command;
  expect(exitCode).toBe(1);
  expect(all).toBe(
    `✗ ${setting} is "/tmp/a\\nb", which has a line break in it. Please set it to another folder.`,
  );
});

test('bootstrap accepts a folder name with blanks, quotes, brackets and another script', async () => {
  const script = failingNpm('E404', 'Not Found: a-package');
  const { all } = await (await cloneWithNpm(script, { name: ODD_SIGNS })).command;
  expect(all).toContain('Not Found: a-package');
});

/** A script in place of npm. It waits up to two seconds for the unpacked servers, then fails. */
const WAITING_NPM = `#!/bin/sh
for i in 1 2 3 4 5 6 7 8 9 10; do [ -e unpacked ] && break; sleep 0.2; done
exit 7
`;

test.each<[string, boolean, Record<string, string>]>([
  ['a first start', true, { run: 'start' }],
  ['a first start with another database', false, { run: 'start', DATABASE_URL: 'mysql://localhost/pehchan' }],
  ['a command that starts no server', false, {}],
])('during %s bootstrap unpacks the servers while npm installs: %s', async (_what, unpacks, given) => {
  const { clone, command } = await cloneWithNpm(WAITING_NPM, given);
  await command;
  expect(await isThere(join(clone, 'unpacked'))).toBe(unpacks);
});

test('a stopped installation keeps its lock until npm has ended', async () => {
  const { clone, command } = await cloneWithNpm(SLOW_NPM);
  const file = (name: string) => join(clone, name);
  const lock = file('.cache/install-packages.lock');
  expect(await until(() => isThere(file('begun')), { within: 30_000 })).toBe(true);
  expect(await isThere(lock)).toBe(true);

  command.kill('SIGTERM');

  expect(await until(async () => !(await isThere(lock)), { within: 30_000 })).toBe(true);
  expect(await isThere(file('ended'))).toBe(true);
  expect((await command).exitCode).toBe(143);
});

describe('bootstrap in a small project', () => {
  /** Make a project with one build package and one test tool, both from local archives. */
  async function smallProject() {
    const folder = await temporaryFolder();
    const npm = (...words: string[]) => execa('npm', [...words, '--no-audit', '--no-fund'], { cwd: folder });
    for (const name of ['builder', 'tool', 'other']) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
      await npm('pack', `./${name}`);
    }
    const manifest = {
      name: 'small',
      dependencies: { builder: 'file:builder-1.0.0.tgz' },
      devDependencies: { tool: 'file:tool-1.0.0.tgz' },
    };
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
    await npm('install', '--package-lock-only');
    await copyBootstrap(folder);
    return {
      lock: () => readFile(join(folder, 'package-lock.json'), 'utf8'),
      installed: async () =>
        (await readdir(join(folder, 'node_modules'))).filter((name) => !name.startsWith('.')),
      /** Return the inode, which changes when a package is installed again. */
      fileOf: async (name: string) => (await stat(join(folder, 'node_modules', name, 'package.json'))).ino,
      requireAnother: () => {
        const devDependencies = { ...manifest.devDependencies, other: 'file:other-1.0.0.tgz' };
        return writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, devDependencies }));
      },
      run: (command: string) =>
        execa(process.execPath, ['infra/launch/bootstrap.mjs', command], {
          cwd: folder,
          reject: false,
          all: true,
        }),
    };
  }

  test('bootstrap adds the test tools for a command that uses them, and keeps installed packages and the lock file', async () => {
    const project = await smallProject();
    const lock = await project.lock();
    await project.run('doctor');
    expect(await project.installed()).toEqual(['builder']);
    const builder = await project.fileOf('builder');

    await project.run('versions');
    expect(await project.installed()).toEqual(['builder', 'tool']);
    const tool = await project.fileOf('tool');

    const { all } = await project.run('doctor');
    expect(all).not.toContain('Installing');
    expect([await project.fileOf('builder'), await project.fileOf('tool')]).toEqual([builder, tool]);
    expect(await project.lock()).toBe(lock);
  });

  test('bootstrap refuses to add tools when package.json and the lock file differ', async () => {
    const project = await smallProject();
    await project.run('doctor');
    await project.requireAnother();
    const { all, exitCode } = await project.run('versions');
    expect(exitCode).toBe(1);
    expect(all).toContain('package.json and package-lock.json differ: run npm install');
    expect(await project.installed()).toEqual(['builder']);
  });
});

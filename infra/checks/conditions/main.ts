import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import {
  argumentsOf,
  columns,
  createLifetime,
  entryOf,
  type Lifetime,
  ROOT,
  runCommand,
  say,
  step,
  UserError,
} from '../../lib/index.ts';
import { scratchFolder } from '../scratch.ts';
import { CONDITIONS } from './conditions.ts';
import { addRun, FOLDER, type Run, runsOf } from './runs.ts';

const USAGE = `Use: npm run test:conditions [-- ${Object.keys(CONDITIONS).join('|')} …]`;

/** Test the last commit in fresh clones, under the named conditions or those with too few runs so far. */
await runCommand(async (lifetime) => {
  const { positionals } = argumentsOf({ allowPositionals: true }, USAGE);
  const strange = positionals.find((name) => !entryOf(CONDITIONS, name));
  if (strange) throw new UserError(`There is no condition ‘${strange}’. ${USAGE}`);
  const { stdout: commit } = await execa({ cwd: ROOT })`git rev-parse HEAD`;
  const chosen = positionals.length > 0 ? positionals : missing(await runsOf(commit));
  for (const name of chosen) {
    await addRun(await runUnder(name, commit, lifetime));
    say(tableOf(await runsOf(commit)));
  }
  const runs = await runsOf(commit);
  const isGreen = missing(runs).length === 0 && runs.every(({ exitCode }) => exitCode === 0);
  return { exitCode: isGreen ? 0 : 1, lastLine: tableOf(runs) };
});

function missing(runs: readonly Run[]): string[] {
  return Object.entries(CONDITIONS).flatMap(([name, { runs: times }]) => {
    const green = runs.filter(({ condition, exitCode }) => condition === name && exitCode === 0);
    return Array.from({ length: Math.max(0, times - green.length) }, () => name);
  });
}

async function runUnder(name: string, commit: string, outer: Lifetime): Promise<Run> {
  const condition = entryOf(CONDITIONS, name);
  if (!condition) throw new UserError(USAGE);
  const lifetime = createLifetime();
  await outer.onEnd(() => lifetime.end());
  try {
    const folder = await scratchFolder(lifetime);
    const clone = join(folder, 'pehchan');
    await execa`git clone --quiet ${ROOT} ${clone}`;
    await execa({ cwd: clone })`git checkout --quiet --detach ${commit}`;
    const env = await condition.prepare(lifetime, clone, folder);
    const begun = performance.now();
    const { exitCode, count } = await step(`npm test, ${condition.title}`, () =>
      runTests(clone, env, join(FOLDER, `${commit.slice(0, 8)}-${name}-${Date.now()}.log`), lifetime),
    );
    const seconds = Math.round((performance.now() - begun) / 1000);
    return { commit, condition: name, env, exitCode, seconds, count };
  } finally {
    await lifetime.end();
  }
}

/** Run the tests as on a machine that has only Node, npm and git. */
async function runTests(cwd: string, env: NodeJS.ProcessEnv, logFile: string, { signal }: Lifetime) {
  await mkdir(FOLDER, { recursive: true });
  const { HOME, TMPDIR, PATH = '' } = process.env;
  const path = PATH.split(delimiter).filter((place) => !place.startsWith(ROOT));
  const running = execa('npm', ['test'], {
    cwd,
    env: {
      HOME,
      ...(TMPDIR && { TMPDIR }),
      ...env,
      PATH: [env.PATH, ...path].filter(Boolean).join(delimiter),
    },
    extendEnv: false,
    stdin: 'ignore',
    all: true,
    reject: false,
    cancelSignal: signal,
  });
  running.all.pipe(createWriteStream(logFile));
  const { exitCode = 1, all } = await running;
  return { exitCode, count: stripVTControlCharacters(all).trimEnd().split('\n').at(-1) ?? '' };
}

function tableOf(runs: readonly Run[]): string {
  return columns([
    ['condition', 'seconds', 'commit', 'exit', 'result'],
    ...runs.map(({ condition, env, seconds, commit, exitCode, count }) => [
      `${entryOf(CONDITIONS, condition)?.title}${env.ORDER_SEED ? ` (seed ${env.ORDER_SEED})` : ''}`,
      String(seconds),
      commit.slice(0, 8),
      String(exitCode),
      count,
    ]),
  ]);
}

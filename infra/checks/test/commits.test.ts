import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { ROOT } from '../../lib/repository.ts';
import { temporaryFolder } from '../../lib/test/temporary.ts';
import { commitsToCheck } from '../commits.ts';

/** Make a clone with one commit for each message. `.ci/commits-since` names the first of these commits. */
async function cloneWith(...messages: string[]) {
  const folder = await temporaryFolder();
  const git = (...args: string[]) => execa('git', args, { cwd: folder });
  await git('init', '--quiet');
  await git('config', 'user.email', 'test@example.org');
  await git('config', 'user.name', 'Test');
  await cp(join(ROOT, '.commitlintrc.json'), join(folder, '.commitlintrc.json'));
  await mkdir(join(folder, '.ci'));
  for (const message of ['an older form', ...messages]) {
    await git('commit', '--quiet', '--allow-empty', '-m', message);
  }
  const { stdout: first } = await git('rev-list', '--max-parents=0', 'HEAD');
  await writeFile(join(folder, '.ci', 'commits-since'), `${first}\n`);
  return folder;
}

async function check(folder: string): Promise<string> {
  const args = await commitsToCheck(folder);
  if (typeof args === 'string') return args;
  const commitlint = join(ROOT, 'node_modules', '.bin', 'commitlint');
  const env = { NODE_PATH: join(ROOT, 'node_modules') };
  const { stdout, exitCode } = await execa(commitlint, args, { cwd: folder, env, reject: false });
  return exitCode === 0 ? 'passed' : stdout;
}

test('a commit of the form passes, whatever the form of older ones', async () => {
  const folder = await cloneWith('fix(trace): try the source of a copy\n\nIts mark was not explained.');
  expect(await check(folder)).toBe('passed');
});

test.each([
  ['without a type', 'Try the source of a copy', 'type may not be empty'],
  ['of an unknown type', 'wip(trace): try the source', 'type must be one of'],
  ['of more than 72 characters', `fix(trace): try ${'very '.repeat(12)}hard`, 'must not be longer than 72'],
])('a commit %s fails', async (_what, message, problem) => {
  expect(await check(await cloneWith(message))).toContain(problem);
});

test('a clone without the named commit says so, and passes', async () => {
  const folder = await cloneWith();
  await writeFile(join(folder, '.ci', 'commits-since'), `${'0'.repeat(40)}\n`);
  expect(await check(folder)).toContain('not checked');
});

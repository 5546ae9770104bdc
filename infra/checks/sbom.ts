import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { execa, ExecaError } from 'execa';
import { remoteFolders } from '../../remotes.ts';
import { argumentsOf, ROOT, runCommand, UserError } from '../lib/index.ts';

/** The workspaces that run on a site or in its pages, or that build them. */
const WORKSPACES = [
  'api',
  'api/contract',
  'api/marks',
  'api/operating',
  'shell',
  'shell/kit',
  'shell/release',
  'infra',
];
const USAGE = 'Use: npm run sbom [-- <file>]';

/** Write a bill of materials. npm's `--omit=dev` would omit React, a dev dependency of some workspaces. */
await runCommand(async ({ signal }) => {
  const [file, ...more] = argumentsOf({ allowPositionals: true }, USAGE).positionals;
  if (more.length > 0) throw new UserError(USAGE);
  // Select workspaces by name: selecting by folder would also select all workspaces below that folder.
  const names = await Promise.all([...WORKSPACES, ...remoteFolders(), '.'].map(nameIn));
  const name = names.pop() ?? '';
  const chosen = names.map((workspace) => `--workspace=${workspace}`);
  const options = ['--sbom-format=cyclonedx', '--package-lock-only'];
  const { stdout } = await execa('npm', ['sbom', ...options, ...chosen], {
    cwd: ROOT,
    cancelSignal: signal,
  }).catch((error: unknown) => {
    if (!(error instanceof ExecaError)) throw error;
    throw new UserError(`npm could not write the bill of materials:\n${error.stderr}`);
  });
  const bill = JSON.parse(stdout) as { metadata: { component: { name: string } } };
  // npm names the bill of materials after the folder, so set the name of the package.
  bill.metadata.component.name = name;
  const text = `${JSON.stringify(bill, null, 2)}\n`;
  // Wait until standard output is written, because the process exits immediately afterwards.
  if (file === undefined) await new Promise((written) => process.stdout.write(text, written));
  else await writeFile(resolve(process.env.INIT_CWD ?? '.', file), text);
  return { exitCode: 0 };
});

async function nameIn(folder: string): Promise<string> {
  const text = await readFile(join(ROOT, folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { name: string }).name;
}

import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { execa, ExecaError } from 'execa';
import { remoteFolders } from '../../remotes.ts';
import { argumentsOf, ROOT, runCommand, UserError } from '../lib/index.ts';

/** The workspaces that run on a site or in its pages, or build them. Benchmarks are left out. */
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

/**
 * `npm run sbom [-- <file>]`: write the bill of materials of what runs and builds a site, from the lock file,
 * as CycloneDX JSON. It has each package's version, licence and hash, for vulnerability scans. (With
 * `--omit=dev` npm would leave out packages that are also development dependencies elsewhere, such as React.)
 */
await runCommand(async ({ signal }) => {
  const [file, ...more] = argumentsOf({ allowPositionals: true }, USAGE).positionals;
  if (more.length > 0) throw new UserError(USAGE);
  // Use names: a folder would also select all workspaces below it.
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
  // npm uses the folder's name.
  bill.metadata.component.name = name;
  const text = `${JSON.stringify(bill, null, 2)}\n`;
  // The command exits immediately afterwards, so wait until the pipe has everything.
  if (file === undefined) await new Promise((written) => process.stdout.write(text, written));
  else await writeFile(resolve(process.env.INIT_CWD ?? '.', file), text);
  return { exitCode: 0 };
});

async function nameIn(folder: string): Promise<string> {
  const text = await readFile(join(ROOT, folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { name: string }).name;
}

import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { execa, ExecaError } from 'execa';
import { remoteFolders } from '../../remotes.ts';
import { argumentsOf, ROOT, runCommand, UserError } from '../lib/index.ts';

/** What runs on a site or in its pages, and what builds them; what only measures a site is another matter. */
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
 * `npm run sbom [-- <file>]`: the bill of materials of what runs and of what builds it, from the lock alone,
 * as CycloneDX has it in JSON: each package with version, licence and hash, for who looks known faults up.
 * (With `--omit=dev` npm leaves out what is also a tool's elsewhere, such as React.)
 */
await runCommand(async ({ signal }) => {
  const [file, ...more] = argumentsOf({ allowPositionals: true }, USAGE).positionals;
  if (more.length > 0) throw new UserError(USAGE);
  // By their names: a folder stands for all workspaces below it, too.
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
  // npm takes the folder's.
  bill.metadata.component.name = name;
  const text = `${JSON.stringify(bill, null, 2)}\n`;
  // The command ends at once: a pipe must have taken all of it by then.
  if (file === undefined) await new Promise((written) => process.stdout.write(text, written));
  else await writeFile(resolve(process.env.INIT_CWD ?? '.', file), text);
  return { exitCode: 0 };
});

async function nameIn(folder: string): Promise<string> {
  const text = await readFile(join(ROOT, folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { name: string }).name;
}

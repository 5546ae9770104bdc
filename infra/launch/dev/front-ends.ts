import { join } from 'node:path';
import { developedRemotes, SHELL_PORT } from '../../../remotes.ts';
import { type Lifetime, ROOT } from '../../lib/index.ts';
import { parseSettings, readEnvironment } from '../../lib/settings.ts';
import { startDevProcess } from './processes.ts';

/** A development server; the shell's plays the gateway. */
export interface FrontEnd {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
}

/** The shell, and every remote that there is. */
export async function frontEnds(): Promise<FrontEnd[]> {
  const remotes = await developedRemotes();
  return [
    { name: 'shell', folder: join(ROOT, 'shell'), port: SHELL_PORT },
    ...remotes.map(({ name, folder, devPort }) => ({ name, folder, port: devPort })),
  ];
}

export async function startFrontEnds(
  wanted: readonly FrontEnd[],
  env: NodeJS.ProcessEnv,
  lifetime: Lifetime,
): Promise<void> {
  await Promise.all(wanted.map((frontEnd) => startFrontEnd(frontEnd, env, lifetime)));
}

function startFrontEnd(
  { name, folder, port }: FrontEnd,
  env: NodeJS.ProcessEnv,
  lifetime: Lifetime,
): Promise<void> {
  const { host } = parseSettings(readEnvironment());
  return startDevProcess(
    {
      label: name,
      file: join(ROOT, 'node_modules', '.bin', 'rspack'),
      args: ['serve'],
      cwd: folder,
      env: { ...process.env, ...(host && { HOST: host }), ...env, NODE_ENV: 'development' },
      port,
    },
    lifetime,
  );
}

import { join } from 'node:path';
import { developedRemotes, SHELL_PORT } from '../../../remotes.ts';
import { type Lifetime, ROOT } from '../../lib/index.ts';
import { parseSettings, readEnvironment } from '../../lib/settings.ts';
import { startDevProcess } from './processes.ts';

/** The development server of the shell or a remote. The shell's server also forwards requests to the API. */
export interface FrontEnd {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
}

export async function frontEnds(): Promise<FrontEnd[]> {
  const remotes = await developedRemotes();
  return [
    { name: 'shell', folder: join(ROOT, 'shell'), port: SHELL_PORT },
    ...remotes.map(({ name, folder, devPort }) => ({ name, folder, port: devPort })),
  ];
}

export async function startFrontEnds(
  chosen: readonly FrontEnd[],
  given: NodeJS.ProcessEnv,
  lifetime: Lifetime,
): Promise<void> {
  const { host } = parseSettings(readEnvironment());
  const env = { ...process.env, ...(host && { HOST: host }), ...given, NODE_ENV: 'development' };
  const program = { file: join(ROOT, 'node_modules', '.bin', 'rspack'), args: ['serve'], env };
  const start = ({ name, folder, port }: FrontEnd) =>
    startDevProcess({ label: name, ...program, cwd: folder, port }, lifetime);
  await Promise.all(chosen.map(start));
}

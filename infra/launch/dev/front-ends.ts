import { basename, join } from 'node:path';
import type { Lifetime } from '../../lib/lifetime.ts';
import { ROOT } from '../../lib/repository.ts';
import { remoteApps, shellApp, type App } from '../../release/apps.ts';
import { startDevProcess } from './processes.ts';

/** Where the development servers listen; the shell's plays the gateway. */
export const DEV_PORTS: Readonly<Record<string, number>> = { shell: 4000, member: 4001, admin: 4002 };

/** `member-app` is the remote `member`. */
const nameOf = (app: App) => basename(app.folder).replace(/-app$/, '');

export async function startFrontEnds(
  names: readonly string[] | 'all',
  env: NodeJS.ProcessEnv,
  lifetime: Lifetime,
): Promise<void> {
  const apps = [await shellApp(), ...(await remoteApps())];
  const wanted = apps.filter((app) => names === 'all' || names.includes(nameOf(app)));
  await Promise.all(wanted.map((app) => startFrontEnd(app, env, lifetime)));
}

function startFrontEnd(app: App, env: NodeJS.ProcessEnv, lifetime: Lifetime): Promise<void> {
  const label = nameOf(app);
  const port = DEV_PORTS[label] ?? 0;
  return startDevProcess(
    {
      label,
      file: join(ROOT, 'node_modules', '.bin', 'rspack'),
      args: ['serve'],
      cwd: app.folder,
      env: {
        ...process.env,
        ...env,
        NODE_ENV: 'development',
        SHELL_PORT: String(DEV_PORTS.shell),
        MEMBER_PORT: String(DEV_PORTS.member),
        ADMIN_PORT: String(DEV_PORTS.admin),
      },
      port,
    },
    lifetime,
  );
}

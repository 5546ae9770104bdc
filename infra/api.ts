import { join } from 'node:path';
import { execa, ExecaError } from 'execa';
import { remarkOnce } from './console/remarks.ts';
import { step } from './console/steps.mjs';
import { keepSecret, type DataDir } from './embedded/data-dir.ts';
import type { Servers } from './embedded/servers.ts';
import type { Lifetime } from './process/lifetime.ts';
import { startService, type Service } from './process/service.ts';
import { Refusal } from './refusal.ts';
import { ROOT } from './repository.ts';
import type { Settings } from './settings.ts';

export const API_HOST = '127.0.0.1';

/** What the API reads: the settings of the person, with the gaps filled by what was started here. */
export async function apiEnvironment(
  settings: Settings,
  dataDir: DataDir,
  servers: Servers,
): Promise<NodeJS.ProcessEnv> {
  const optional = {
    SMTP_URL: settings.smtpUrl,
    CLOUDINARY_URL: settings.cloudinaryUrl,
    MAINTAINER_PHONE: settings.maintainerPhone,
  };
  return {
    ...process.env,
    ...settings.passedOn,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    NODE_ENV: settings.production ? 'production' : 'development',
    API_HOST,
    API_PORT: String(servers.apiPort),
    DATA_DIR: dataDir.path,
    DATABASE_URL: servers.databaseUrl,
    REDIS_URL: servers.redisUrl,
    SESSION_SECRET: settings.sessionSecret ?? (await keepSecret(dataDir, 'session')),
    PUBLIC_URL: settings.publicUrl,
    DEMO: settings.demo ? '1' : '0',
  };
}

export function migrateDatabase(env: NodeJS.ProcessEnv, { signal }: Lifetime): Promise<void> {
  return step('Migrating the database', () => runApiScript('src/database/migrate.ts', env, signal));
}

/** Where the database is empty; the script itself looks. */
export async function makeDemoCommunity(
  env: NodeJS.ProcessEnv,
  { demo }: Settings,
  { signal }: Lifetime,
): Promise<void> {
  if (!demo) return;
  await step('Making the demo community, unless there is one', () =>
    runApiScript('src/database/seed-demo.ts', env, signal),
  );
}

export function startApi(env: NodeJS.ProcessEnv, dataDir: DataDir, lifetime: Lifetime): Promise<Service> {
  return startService(
    {
      name: 'The API',
      file: process.execPath,
      // The argument is for whoever finds this process left behind: it says whose it is.
      args: [join(ROOT, 'api', 'src', 'server.ts'), `--owner=${dataDir.path}/`],
      env,
      cwd: join(ROOT, 'api'),
      pidFile: join(dataDir.run, 'api.pid'),
      logFile: join(dataDir.logs, 'api.log'),
      isReady: async () => (await fetch(`http://${API_HOST}:${env.API_PORT}/readyz`)).ok,
      notable: remarkOnce(apiRemark),
    },
    lifetime,
  );
}

async function runApiScript(script: string, env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  try {
    await execa(process.execPath, [script], {
      cwd: join(ROOT, 'api'),
      env,
      extendEnv: false,
      cancelSignal: signal,
      all: true,
    });
  } catch (error) {
    if (!(error instanceof ExecaError) || error.isCanceled) throw error;
    throw new Refusal(`${script} failed:\n${String(error.all ?? error.shortMessage)}`);
  }
}

const PINO_WARN = 40;

/** Warnings and errors of the API's log, in one line; and whatever isn't a log line, such as a crash. */
function apiRemark(line: string): string | undefined {
  try {
    const entry = JSON.parse(line) as { level?: number; msg?: string; err?: { message?: string } };
    if (typeof entry.level !== 'number' || entry.level < PINO_WARN) return undefined;
    return `! api: ${[entry.msg, entry.err?.message].filter(Boolean).join(': ')}`;
  } catch {
    return line.trim() === '' ? undefined : `! api: ${line}`;
  }
}

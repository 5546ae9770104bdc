import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { execa, ExecaError } from 'execa';
import { remarkOnce } from './console/remarks.ts';
import { CACHE, type Lifetime, ROOT, step, UserError } from '../lib/index.ts';
import { keepSecret, type DataDir } from './data-dir.ts';
import type { Servers } from './embedded/servers.ts';
import { startService } from './process/service.ts';
import { SETTING_NAMES, type Settings } from '../lib/settings.ts';

export const API_HOST = '127.0.0.1';

const DEMO_CONTACTS = 'shell/src/pages/administrators.json';

export async function apiEnvironment(
  settings: Settings,
  dataDir: DataDir,
  servers: Servers,
): Promise<NodeJS.ProcessEnv> {
  const { smtpUrl, cloudinaryUrl } = settings;
  return {
    ...withoutSettings(process.env),
    ...settings.passedOn,
    ...(smtpUrl && { SMTP_URL: smtpUrl }),
    ...(cloudinaryUrl && { CLOUDINARY_URL: cloudinaryUrl }),
    NODE_ENV: settings.production ? 'production' : 'development',
    // Node stores compiled sources in this folder, which saves a third of the next start.
    NODE_COMPILE_CACHE: join(CACHE, 'compiled'),
    API_HOST,
    API_PORT: String(servers.apiPort),
    DATA_DIR: dataDir.path,
    DATABASE_URL: servers.serviceUrl ?? servers.databaseUrl,
    MIGRATE_DATABASE_URL: servers.databaseUrl,
    REDIS_URL: servers.redisUrl,
    SESSION_SECRET: settings.sessionSecret ?? (await keepSecret(dataDir, 'session')),
    PUBLIC_URL: settings.publicUrl,
    CONTACTS_FILE: settings.contactsFile ?? join(ROOT, DEMO_CONTACTS),
    DEMO: settings.demo ? '1' : '0',
  };
}

/** Remove Pehchan's settings: the API gets only those that the start passes on. A demo site sends no mail. */
function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !SETTING_NAMES.includes(name)));
}

/** Let an operator's command wait two minutes for a database statement, because no browser waits for it. */
export const commandEnvironment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  STEP_DEADLINE: '120000',
});

/** Migrate the database to the newest version, or with `up <migration>` only as far as that migration. */
export const migrateDatabase = apiScript(
  'Migrating the database',
  'src/ground/database/migrate.ts',
  "The database can't be migrated",
);

export const removeExpired = apiScript(
  'Removing data over a year old',
  'src/ground/database/upkeep.ts',
  "Data over a year old can't be removed",
);

export const makeDemoCommunity = apiScript(
  'Making the demo community, if it is missing',
  'src/top/demo/seed.ts',
  "The demo community can't be made",
);

export const API_SERVER = 'api/src/server.ts';

/** Collect garbage earlier than by default: 80 MB less under load, for 4 % more processor time. */
export const API_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=60'];

/** Milliseconds that a stopping API process still serves: twice the time that the gateway needs to notice. */
const DRAIN = 1000;

/** Start an API process on each port. Several processes restart in turn, so that one always serves. */
export async function startApis(
  env: NodeJS.ProcessEnv,
  ports: readonly number[],
  dataDir: DataDir,
  lifetime: Lifetime,
): Promise<void> {
  // Hide the address of the migrating database user from the API: that user can change the audit log.
  const { MIGRATE_DATABASE_URL: _, ...serving } = env;
  const start = (port: number, index: number) => {
    const own = { API_PORT: String(port), API_DRAIN: String(ports.length > 1 ? DRAIN : 0) };
    const metrics = env.METRICS_PORT && { METRICS_PORT: String(Number(env.METRICS_PORT) + index) };
    return startApi({ ...serving, ...own, ...metrics }, index, dataDir, lifetime);
  };
  await Promise.all(ports.map(start));
}

function startApi(
  env: NodeJS.ProcessEnv,
  index: number,
  dataDir: DataDir,
  lifetime: Lifetime,
): Promise<void> {
  return startService(
    {
      name: index === 0 ? 'The API' : `API ${index + 1}`,
      id: index === 0 ? 'api' : `api-${index + 1}`,
      dataDir,
      file: process.execPath,
      // After a crash, the next start recognises its own leftover API process by `--owner`.
      args: [...API_FLAGS, join(ROOT, API_SERVER), `--owner=${dataDir.path}/`],
      env,
      cwd: join(ROOT, 'api'),
      isReady: async () => (await fetch(`http://${API_HOST}:${env.API_PORT}/readyz`)).ok,
      notable: remarkOnce(apiRemark),
    },
    lifetime,
  );
}

function apiScript(label: string, script: string, failure: string) {
  return (env: NodeJS.ProcessEnv, { signal: cancelSignal }: Lifetime, ...args: string[]): Promise<void> =>
    step(label, async () => {
      const given = { env: commandEnvironment(env), extendEnv: false, cancelSignal };
      const options = { cwd: join(ROOT, 'api'), ...given, all: true } as const;
      try {
        await execa(process.execPath, [script, ...args], options);
      } catch (error) {
        if (!(error instanceof ExecaError) || error.isCanceled) throw error;
        const output = String(error.all ?? error.shortMessage);
        const log = join(env.DATA_DIR ?? '', 'logs', `${basename(script, '.ts')}.log`);
        await writeFile(log, `${output}\n`);
        throw new UserError(`${failure}: ${reasonIn(output)}\n  The whole output is in ${log}.`);
      }
    });
}

function reasonIn(output: string): string {
  return /^(?:\S* ?\[)?\w*Error\b[^:\n]*: (.+)$/m.exec(output)?.[1] ?? output;
}

const PINO_WARN = 40;

function apiRemark(line: string): string | undefined {
  try {
    const entry = JSON.parse(line) as { level?: number; msg?: string; err?: { message?: string } };
    if (typeof entry.level !== 'number' || entry.level < PINO_WARN) return undefined;
    return `! api: ${[entry.msg, entry.err?.message].filter(Boolean).join(': ')}`;
  } catch {
    return line.trim() === '' ? undefined : `! api: ${line}`;
  }
}

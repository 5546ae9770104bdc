import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseEnv } from 'node:util';
import { validate as lintDockerfile } from 'dockerfile-utils';
import { execa } from 'execa';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { API_FLAGS, API_SERVER } from '../../launch/api.ts';
import { binaryOf, findBinaries } from '../../launch/embedded/binaries.ts';
import { openDataDir } from '../../launch/data-dir.ts';
import { MYSQL_CONFIG, startMariadb } from '../../launch/embedded/mariadb.ts';
import { REDIS_CONFIG } from '../../launch/embedded/redis.ts';
import { CADDYFILE } from '../../launch/gateway/gateway.ts';
import { PUBLISHING_PORT } from '../../release/commands/commands.ts';
import { ROOT } from '../../lib/repository.ts';
import { parseSettings, SETTING_NAMES } from '../../lib/settings.ts';
import { freePort } from '../../lib/ports.ts';
import { unpackNewest } from '../../launch/embedded/newest.ts';
import { createLifetime } from '../../lib/lifetime.ts';
import { temporaryFolder, testLifetime } from '../../lib/test/temporary.ts';

interface Build {
  dockerfile: string;
  target?: string;
  args?: Record<string, string>;
}
interface Service {
  build?: Build;
  image?: string;
  pull_policy?: string;
  tmpfs?: string[];
  user?: string;
  command?: string[];
  entrypoint?: string[];
  restart?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  profiles?: string[];
  ports?: string[];
  secrets?: string[];
  volumes?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test?: string[]; disable?: boolean };
  networks?: string[] | Record<string, { ipv4_address?: string }>;
  deploy?: { resources: { limits: Record<string, unknown> } };
}

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const services = Object.entries(compose.services);
const service = (name: string): Service => compose.services[name] ?? {};
/** Return how a service's image is built. Of several services with one image, only one defines its build. */
const buildOf = ({ image }: Service): Build | undefined =>
  services.find(([, { image: built, build }]) => build && built === image)?.[1].build;

const LOCAL = parseEnv(read('infra/docker/local.env'));

const inRepository = (file: string) => relative(ROOT, file);
const RELEASE_CLI = join(ROOT, 'infra/release/cli.ts');

const DOCKERFILES = ['infra/docker/api.Dockerfile', 'infra/docker/web.Dockerfile'];
function last(dockerfile: string, instruction: string, target?: string): string | undefined {
  const stages = read(dockerfile).split(/^(?=FROM )/m);
  const stage = target ? stages.find((text) => text.includes(`AS ${target}\n`)) : stages.at(-1);
  return stage?.split('\n').findLast((line) => line.trim().startsWith(`${instruction} `));
}

describe.each(services)('the container %s', (name, spec) => {
  const build = buildOf(spec);
  test('a container runs without root and without rights, and can write only to its volumes', () => {
    expect(spec).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    const user = spec.user ?? (build && last(build.dockerfile, 'USER', build.target)?.split(' ')[1]);
    expect(user).toBeTruthy();
    expect(user).not.toMatch(/^(root|0)$/);
  });

  test('a container has limits and a health check, and restarts unless it is meant to end', () => {
    expect(Object.keys(spec.deploy?.resources.limits ?? {})).toEqual(['cpus', 'memory', 'pids']);
    const ends = ['migrate', 'publish', 'operate'].includes(name);
    expect(spec.restart).toBe(ends ? 'no' : 'unless-stopped');
    const says =
      spec.healthcheck?.test ?? (build && !build.target && read(build.dockerfile).includes('\nHEALTHCHECK '));
    if (!ends && name !== 'mail') expect(says).toBeTruthy();
  });

  test('a container writes to named volumes, and receives secrets as files', () => {
    for (const volume of spec.volumes ?? []) {
      const [from = ''] = volume.split(':');
      if (!/^[.$]/.test(from)) expect(Object.keys(compose.volumes)).toContain(from);
    }
    const secretNames = Object.keys(spec.environment ?? {}).filter((key) => /PASSWORD$|SECRET$/.test(key));
    expect(secretNames).toEqual([]);
  });
});

test('production runs two APIs behind the gateway, and no mail catcher', () => {
  const inProduction = services.filter(([, { profiles }]) => !profiles).map(([name]) => name);
  expect(inProduction.sort()).toEqual([
    'api-1',
    'api-2',
    'gateway',
    'migrate',
    'mysql',
    'publish',
    'publishing',
    'redis',
  ]);
  expect(service('mail').profiles).toEqual(['development']);
  const port = /API_PORT=(\d+)/.exec(read('infra/docker/api.Dockerfile'))?.[1];
  expect(service('gateway').environment?.API_UPSTREAM).toBe(`api-1:${port} api-2:${port}`);
  const open = services.filter(([, { ports }]) => ports?.some((line) => !line.startsWith('127.0.0.1:')));
  expect(open.map(([name]) => name)).toEqual(['gateway']);
});

test('local.env serves only this machine by its own name, and production serves every IPv4 address', () => {
  const { ports = [], environment = {} } = service('gateway');
  const host = '${HOST:-0.0.0.0}:';
  expect(ports).toEqual(['80:80', '443:443', '443:443/udp'].map((port) => host + port));
  expect(environment.OWN_NAMES).toBe('${OWN_NAMES:-.*}');
  expect(LOCAL.HOST).toBe('127.0.0.1');
  const names = new RegExp(LOCAL.OWN_NAMES ?? '');
  for (const own of ['localhost', 'localhost:80']) expect(own).toMatch(names);
  for (const foreign of ['evil.example', 'localhost.evil.example', 'a.localhost']) {
    expect(foreign).not.toMatch(names);
  }
  const gateway = readFileSync(CADDYFILE, 'utf8');
  for (const name of Object.keys(environment)) {
    expect(
      [`{$${name}`, `{env.${name}}`].some((place) => gateway.includes(place)),
      name,
    ).toBe(true);
  }
});

test('the Contact page shows the community’s contacts unless CONTACTS_FILE names the demo’s', () => {
  const asked = '${CONTACTS_FILE:-contacts.json}';
  const copied = parseEnv(read('.env.example'));
  // Compose treats an empty variable as unset, so a copied `.env.example` keeps the default.
  expect(copied.CONTACTS_FILE).toBe('');
  for (const name of ['gateway', 'publish', 'publishing', 'operate']) {
    expect(buildOf(service(name))?.args).toEqual({ CONTACTS_FILE: asked });
  }
  expect(read('infra/docker/web.Dockerfile')).toContain(`ENV CONTACTS_FILE=${asked}\n`);
  expect(parseSettings({ CONTACTS_FILE: LOCAL.CONTACTS_FILE }).contactsFile).toBeUndefined();
  expect(LOCAL.CONTACTS_FILE).toBeTruthy();
});

test('remote teams publish through the gateway into the volume that it serves', () => {
  const { command, volumes, ports } = service('publishing');
  expect(command?.slice(1, 3)).toEqual([inRepository(RELEASE_CLI), 'serve']);
  expect(command).toContain(`--port=${PUBLISHING_PORT}`);
  expect(service('gateway').environment?.PUBLISHING_UPSTREAM).toBe(`publishing:${PUBLISHING_PORT}`);
  const [volume = '', place = ''] = volumes?.[0]?.split(':') ?? [];
  expect(command).toContain(`--site=${place}`);
  expect(service('gateway').volumes).toContain(`${volume}:${place}:ro,nocopy`);
  expect(service('operate').volumes).toContainEqual(expect.stringMatching(new RegExp(`^${volume}:`)));
  expect(ports).toBeUndefined();
});

test('the API trusts X-Forwarded-For only from the gateway, and from the proxies that the operator names', () => {
  const { networks } = service('gateway');
  const address = networks && !Array.isArray(networks) ? networks.edge?.ipv4_address : undefined;
  expect(address).toMatch(/^172\./);
  // The gateway and the API must trust the same proxies, or they would see different client addresses.
  expect(service('api-1').environment?.TRUST_PROXY).toBe(`${address} \${TRUSTED_PROXIES:-}`);
  expect(service('gateway').environment?.TRUSTED_PROXIES).toBe('${TRUSTED_PROXIES:-255.255.255.255/32}');
});

test('containers run the same program, Caddyfile and server configuration as npm start', () => {
  expect(last('infra/docker/api.Dockerfile', 'CMD')).toBe(
    `CMD [${['node', ...API_FLAGS, API_SERVER].map((word) => `"${word}"`).join(', ')}]`,
  );
  expect(read('infra/docker/web.Dockerfile')).toContain(
    `COPY ${inRepository(CADDYFILE)} /etc/caddy/Caddyfile`,
  );
  expect(service('mysql').volumes?.join()).toContain(`./${inRepository(MYSQL_CONFIG)}:`);
  expect(service('redis').volumes?.join()).toContain(`./${inRepository(REDIS_CONFIG)}:`);
  expect(service('redis').command?.at(-1)).toContain('include /etc/redis/pehchan.conf');
});

test('the memory limit of Redis is a quarter below the limit of its container', () => {
  const config = readFileSync(REDIS_CONFIG, 'utf8');
  const limit = Number(/^maxmemory (\d+)mb$/m.exec(config)?.[1]);
  expect(`${limit / 0.75}M`).toBe(service('redis').deploy?.resources.limits.memory);
  expect(config).toMatch(/^maxmemory-policy noeviction$/m);
});

test('the API connects as its own database user, without the password of the migrating user', () => {
  for (const name of ['api-1', 'api-2']) {
    expect(service(name).secrets).not.toContain('mysql_password');
    expect(service(name).environment).not.toHaveProperty('MIGRATE_DATABASE_URL');
    expect(service(name).environment?.DATABASE_URL).toMatch(/^mysql:\/\/pehchan_api@/);
  }
  for (const name of ['migrate', 'operate']) {
    expect(service(name).environment?.MIGRATE_DATABASE_URL).toMatch(/^mysql:\/\/pehchan@/);
    expect(service(name).secrets).toContain('mysql_password');
  }
  expect(service('mysql').secrets).toEqual(['mysql_root_password', 'mysql_password', 'mysql_api_password']);
});

test('the root user of MySQL signs in only from its own container, with a password that no log shows', () => {
  expect(service('mysql').environment).toMatchObject({
    MYSQL_ROOT_HOST: 'localhost',
    MYSQL_ROOT_PASSWORD_FILE: '/run/secrets/mysql_root_password',
  });
  expect(service('mysql').environment).not.toHaveProperty('MYSQL_RANDOM_ROOT_PASSWORD');
  for (const [name, { secrets = [] }] of services) {
    if (name !== 'mysql') expect(secrets).not.toContain('mysql_root_password');
  }
});

test('one service builds each image, and no image is pulled from a registry', () => {
  for (const image of ['pehchan-api', 'pehchan-web', 'pehchan-workshop']) {
    const ours = services.filter(([, spec]) => spec.image === image);
    expect(ours.filter(([, { build }]) => build)).toHaveLength(1);
    for (const [, { build, pull_policy }] of ours) if (!build) expect(pull_policy).toBe('never');
  }
  for (const name of DOCKERFILES) expect(read(name)).not.toContain('# syntax=');
});

test('only its owner can read the data directory of a container', () => {
  for (const name of DOCKERFILES) expect(read(name)).toContain('mkdir -m 700 /data');
});

test('the first start of MySQL creates both users, and only the migrating user can grant rights', async () => {
  const lifetime = testLifetime();
  const dataDir = await openDataDir(await temporaryFolder());
  const binaries = await findBinaries(['mariadb'], lifetime.signal);
  const url = await startMariadb(
    { dataDir, binary: binaryOf(binaries, 'mariadb'), port: await freePort(), scratch: true },
    lifetime,
  );
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'password'), 'of the service\n');
  // In MySQL's image the function `docker_process_sql` sends SQL to the server. This test prints the SQL.
  const { stdout } = await execa(
    'bash',
    ['-c', `docker_process_sql() { cat; }; . ${join(ROOT, 'infra/docker/mysql-users.sh')}`],
    {
      env: { MYSQL_API_PASSWORD_FILE: join(folder, 'password') },
    },
  );
  const database = await createConnection({ uri: url, multipleStatements: true });
  onTestFinished(() => database.end());
  await database.query("CREATE USER 'pehchan'@'%' IDENTIFIED BY 'x'");
  await database.query(stdout);
  const [rows] = await database.query<RowDataPacket[]>("SHOW GRANTS FOR 'pehchan'@'%'");
  expect(JSON.stringify(rows)).toMatch(/ALL PRIVILEGES ON `pehchan`\.\* .*WITH GRANT OPTION/);
  const [service_] = await database.query<RowDataPacket[]>("SHOW GRANTS FOR 'pehchan_api'@'%'");
  expect(service_).toHaveLength(1);
});

test('the site reads every setting that a container receives', () => {
  const starters = [
    'API_DRAIN',
    'OPERATE_WITH',
    'DATABASE_PASSWORD',
    'MIGRATE_DATABASE_PASSWORD',
    'REDIS_PASSWORD',
  ];
  for (const name of ['api-1', 'migrate', 'operate', 'publish', 'publishing']) {
    const given = Object.keys(service(name).environment ?? {}).map((key) => key.replace(/_FILE$/, ''));
    expect(given.filter((key) => ![...SETTING_NAMES, ...starters].includes(key))).toEqual([]);
  }
});

test.each(['publish', 'publishing', 'operate'])(
  '%s prints commands that the operator can run',
  async (name) => {
    const env = { OPERATE_WITH: String(service(name).environment?.['OPERATE_WITH']) };
    const line = 'npm run release -- promote member 1.0.0';
    const program = `import(process.argv[1]).then(({ say }) => say(process.argv[2]))`;
    const { stdout } = await execa('node', ['-e', program, join(ROOT, 'infra/lib/steps.mjs'), line], { env });
    expect(stdout).toBe('docker compose run --rm operate release promote member 1.0.0');
  },
);

test.each(DOCKERFILES)('%s has no lint error, and copies only files that exist', (name) => {
  expect(lintDockerfile(read(name))).toEqual([]);
  for (const [, source = ''] of read(name).matchAll(/^COPY (?!--from)(\S+) \S+$/gm)) {
    if (source !== '.') expect(() => readFileSync(join(ROOT, source))).not.toThrow(/ENOENT/);
  }
});

/** Return list entries of the compose file that are not strings: YAML reads unquoted `a: b` as a mapping. */
function findNoStrings(spec: Service): string[] {
  const lists = {
    command: spec.command,
    entrypoint: spec.entrypoint,
    test: spec.healthcheck?.test,
    ports: spec.ports,
    volumes: spec.volumes,
    tmpfs: spec.tmpfs,
    secrets: spec.secrets,
    environment: Object.values(spec.environment ?? {}),
  };
  return Object.entries(lists).flatMap(([key, list]: [string, unknown[] | undefined]) =>
    (list ?? [])
      .filter((entry) => typeof entry !== 'string')
      .map((entry) => `${key}: ${JSON.stringify(entry)}`),
  );
}

test.each(services)('every command, check and setting of %s is a string', (_name, spec) => {
  expect(findNoStrings(spec)).toEqual([]);
});

test('findNoStrings reports a plain scalar that YAML reads as a mapping', () => {
  const spec = parse(`healthcheck:\n  test:\n    - CMD\n    - exit(ok ? 0: 1)\n`) as Service;
  expect(findNoStrings(spec)).toEqual(['test: {"exit(ok ? 0":"1)"}']);
});

const NO_COMPOSE = 'Compose can’t be unpacked from Debian’s packages here.';

describe('docker compose without an engine', async () => {
  const { signal } = createLifetime();
  const folder = await unpackNewest('docker-compose', signal);
  const tool = folder && join(folder, 'usr/libexec/docker/cli-plugins/docker-compose');
  const config = (env: Record<string, string>, ...args: string[]) =>
    execa(tool ?? '', ['-f', join(ROOT, 'docker-compose.yml'), ...args, 'config', '-q'], {
      env,
      reject: false,
    });
  const all = ['--profile', 'development', '--profile', 'operate'];
  const production = { PUBLIC_URL: 'https://pehchan.example' };

  test.for<[string, Record<string, string>, string[]]>([
    ['in production', production, all],
    ['with local.env', {}, ['--env-file', join(ROOT, 'infra/docker/local.env'), ...all]],
    ['with the unchanged .env.example', production, ['--env-file', join(ROOT, '.env.example'), ...all]],
  ])('docker compose accepts docker-compose.yml %s, without a warning', async ([, env, args], { skip }) => {
    skip(!tool, NO_COMPOSE);
    expect(await config(env, ...args)).toMatchObject({ exitCode: 0, stderr: '' });
  });

  test('docker compose requires PUBLIC_URL', async ({ skip }) => {
    skip(!tool, NO_COMPOSE);
    const { exitCode, stderr } = await config({});
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('is the address that people use')]);
  });
});

describe('secrets.mjs', () => {
  const preload = join(ROOT, 'infra', 'docker', 'secrets.mjs');
  const print = 'console.log(JSON.stringify([process.env.DATABASE_URL, process.env.SESSION_SECRET]))';
  const run = (env: Record<string, string>) =>
    execa(process.execPath, ['-e', print], {
      env: { NODE_OPTIONS: `--import=${preload}`, ...env },
      reject: false,
    });

  test('a setting can come from a file, and a password file completes its database URL', async () => {
    const folder = await temporaryFolder();
    const [password, secret] = [join(folder, 'password'), join(folder, 'secret')];
    await writeFile(password, 'p@ss/word\n');
    await writeFile(secret, 'of the sessions\n');
    const { stdout } = await run({
      DATABASE_URL: 'mysql://pehchan@mysql:3306/pehchan',
      DATABASE_PASSWORD_FILE: password,
      SESSION_SECRET_FILE: secret,
    });
    expect(JSON.parse(stdout)).toEqual([
      'mysql://pehchan:p%40ss%2Fword@mysql:3306/pehchan',
      'of the sessions',
    ]);
  });

  test('an unreadable secret file stops the start with one sentence', async () => {
    const { exitCode, stderr } = await run({ SESSION_SECRET_FILE: '/nowhere/secret' });
    expect([exitCode, stderr]).toEqual([
      1,
      expect.stringContaining('SESSION_SECRET_FILE: /nowhere/secret can’t be read'),
    ]);
  });
});

test('the image of the API installs each workspace that the API depends on', () => {
  const install = /npm ci .*/.exec(read('infra/docker/api.Dockerfile'))?.[0] ?? '';
  const installed = Array.from(install.matchAll(/-w (\S+)/g), ([, name]) => name);
  const dependenciesOf = (folder: string): string[] => {
    const { dependencies = {} } = JSON.parse(read(join(folder, 'package.json'))) as {
      dependencies?: Record<string, string>;
    };
    const own = Object.keys(dependencies).filter((name) => name.startsWith('@pehchan/'));
    return own.flatMap((name) => [name, ...dependenciesOf(join('node_modules', name))]);
  };
  expect(installed.sort()).toEqual([...new Set(['@pehchan/api', ...dependenciesOf('api')])].sort());
});

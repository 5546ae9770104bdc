import { cp, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { columns, ROOT, say, step, UserError } from '../../lib/index.ts';
import { findOnSystem } from '../../launch/embedded/binaries.ts';
import type { Engine } from './engine.ts';
import { RELAY_PORT } from './relay.ts';
import type { Tree } from './trees.ts';

/** Substitutes for the compose file's images, and how each differs from its image. No image is downloaded. */
const STAND_INS = {
  node: {
    version: 'node --version',
    differs: 'Debian’s smallest tree with Node and npm of this machine; without the image’s entrypoint',
  },
  mysql: {
    version: 'mysqld --version',
    differs: 'Debian’s build instead of Oracle’s; its entrypoint has what the compose file uses of it',
  },
  redis: { version: 'redis-server --version', differs: 'Debian’s build; without the image’s entrypoint' },
  caddy: { version: 'caddy version', differs: 'Debian instead of Alpine, so nc and adduser are others' },
} as const;

type Name = keyof typeof STAND_INS;
export const NAMES = Object.keys(STAND_INS) as Name[];

const LEFT_OUT = ['proc/*', 'sys/*', 'dev/*', 'run/*', 'var/lib/docker/*', 'usr/share/doc', 'usr/share/man'];
const ENGINE = [
  'usr/sbin/dockerd',
  'usr/bin/docker*',
  'usr/bin/containerd*',
  'usr/libexec/docker',
  'usr/bin/ctr',
];

export async function tagOf(name: Name): Promise<string> {
  const texts = await Promise.all(
    ['docker-compose.yml', 'infra/docker/web.Dockerfile'].map((file) => readFile(join(ROOT, file), 'utf8')),
  );
  const tag = new RegExp(`(?:^FROM|image:) (${name}:\\S+)`, 'm').exec(texts.join('\n'))?.[1];
  if (!tag) throw new UserError(`No file of the project asks for an image of ${name}.`);
  return tag;
}

/** Build substitutes under the tags of the real images. */
export async function buildStandIns(engine: Engine, trees: Record<Tree, string>, folder: string) {
  const context = join(folder, 'stand-ins');
  await cp(join(import.meta.dirname, 'stand-ins'), context, { recursive: true });
  await addNode(context);
  for (const [suite, tree] of Object.entries(trees)) {
    const archive = join(folder, `${suite}.tar`);
    await step(`Taking Debian ${suite} in`, async () => {
      const excludes = [...LEFT_OUT, ...ENGINE].map((path) => `--exclude=./${path}`);
      await execa('tar', ['-C', tree, '--one-file-system', ...excludes, '-cf', archive, '.']);
      await insist(engine, `docker import ${archive} pehchan-base:${suite} && rm ${archive}`);
    });
  }
  for (const name of NAMES) {
    const tag = await tagOf(name);
    await step(`Building the stand-in for ${tag}`, () =>
      insist(engine, `docker build -q -f ${name}.Dockerfile -t ${tag} .`, context),
    );
  }
}

/** Copy Node with this machine's npm settings, so that builds reach the same registry. */
async function addNode(context: string): Promise<void> {
  const npm = await findOnSystem(['npm']);
  if (!npm) throw new UserError('npm was not found.');
  await cp(process.execPath, join(context, 'node'));
  await cp(join(dirname(await realpath(npm)), '..'), join(context, 'npm'), {
    recursive: true,
    dereference: true,
  });
  const setting = async (name: string) => (await execa(npm, ['config', 'get', name])).stdout.trim();
  const registry = await setting('registry');
  const authorities = process.env.NODE_EXTRA_CA_CERTS ?? '/etc/ssl/certs/ca-certificates.crt';
  await cp(await realpath(authorities), join(context, 'authorities.crt'));
  const proxy = `http://172.17.0.1:${RELAY_PORT}`;
  await mkdir(context, { recursive: true });
  await writeFile(
    join(context, 'npmrc'),
    `registry=${registry}\nproxy=${proxy}\nhttps-proxy=${proxy}\ncafile=/etc/ssl/certs/ca-certificates.crt\n`,
  );
}

export async function sayVersions(engine: Engine): Promise<void> {
  const lines: string[][] = [];
  for (const name of NAMES) {
    const { tag, version } = await versionOf(engine, name);
    lines.push([tag, version, STAND_INS[name].differs]);
  }
  const { stdout } = await engine.run(
    'docker version -f "{{.Server.Version}}"; docker compose version --short',
  );
  const [docker = '', compose = ''] = String(stdout).split('\n');
  say(`\nDocker ${docker}, compose ${compose}. Not the real images:`);
  say(columns(lines));
}

async function versionOf(engine: Engine, name: Name) {
  const tag = await tagOf(name);
  const command = `docker run --rm --entrypoint sh ${tag} -c '${STAND_INS[name].version}'`;
  const { stdout } = await engine.run(command);
  return { tag, version: /\d+\.\d+\.\d+/.exec(String(stdout))?.[0] ?? 'unknown' };
}

export async function insist(engine: Engine, command: string, cwd?: string): Promise<string> {
  const { exitCode, all } = await engine.run(command, cwd === undefined ? {} : { cwd });
  if (exitCode === 0) return String(all);
  const lines = String(all).split('\n').slice(-15).join('\n');
  throw new UserError(`${command} ended with ${exitCode}:\n${lines}`);
}

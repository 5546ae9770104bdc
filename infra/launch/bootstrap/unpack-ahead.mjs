import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './common.mjs';
import { installedPackages } from './installed.mjs';
import { run } from './run.mjs';

const OWN_SERVERS = ['DATABASE_URL', 'DATABASE_URL_FILE', 'REDIS_URL', 'REDIS_URL_FILE'];

const willStartServers = (command) =>
  ['start', 'test'].includes(command) &&
  !existsSync(join(root, '.env')) &&
  OWN_SERVERS.every((name) => process.env[name] === undefined);

/** Unpack the private servers of a first start. Ignore a failure: the command tries again and explains it. */
export async function unpackAhead(command, node) {
  if (installedPackages(root) || !willStartServers(command)) return;
  await run(node, [join(root, 'infra', 'launch', 'embedded', 'unpack-ahead.ts')], { cwd: root });
}

import { mkdirSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../../lib/steps.mjs';
import { cache, root, UserError } from './common.mjs';
import { run } from './run.mjs';

export async function npm(words, folder, logName) {
  refuseWhenDiskIsFull(folder);
  const npmCli = process.env.npm_execpath;
  const [file, first] = npmCli?.endsWith('.js') ? [process.execPath, [npmCli]] : ['npm', []];
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const patiently = ['--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=8000'];
  const env = { ...process.env, npm_config_local_prefix: folder };
  const { code, output } = await run(file, [...first, ...words, ...quietly, ...patiently], {
    cwd: folder,
    env,
  });
  mkdirSync(join(cache, 'logs'), { recursive: true });
  writeFileSync(join(cache, 'logs', logName), output);
  if (code !== 0) throw new UserError(explainNpm(output, code, join(cache, 'logs', logName)));
  const warnings = output.split('\n').filter((line) => line.startsWith('npm warn'));
  if (warnings.length > 0) say(warnings.join('\n'));
}

export const ASK_FOR_NETWORK = 'Please check the network, and the proxy if there is one, and try again.';

const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR/;

const NPM_SAYS = /^npm (?:error|ERR!) */;

function explainNpm(output, code, logFile) {
  if (/ENOSPC/.test(output)) return `The disk that holds ${root} is full. Please make room and try again.`;
  if (/EROFS|EACCES|EPERM/.test(output)) {
    return `${root} can't be written to, so the packages can't be installed there.`;
  }
  if (NO_NETWORK.test(output)) {
    return `The packages can't be downloaded: the registry doesn't answer. ${ASK_FOR_NETWORK}`;
  }
  if (/EUSAGE[\s\S]*package-lock\.json/.test(output)) {
    return `package.json and package-lock.json differ: run npm install, which updates the lock, and commit it. (Whole output: ${logFile}.)`;
  }
  const lines = output.split('\n').filter((line) => /\S/.test(line.replace(NPM_SAYS, '')));
  const [reason] = lines.flatMap((line) => /^npm (?:error|ERR!) +(?!code )(.*\S)/.exec(line)?.[1] ?? []);
  const cause = reason ?? lines.at(-1)?.replace(NPM_SAYS, '') ?? `it ended with ${code ?? 'a signal'}`;
  return `npm could not install the packages: ${cause} (whole output: ${logFile}).`;
}

const MIB = 1024 * 1024;
const SPACE_FOR_PACKAGES = 1500 * MIB;

function refuseWhenDiskIsFull(folder) {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= SPACE_FOR_PACKAGES) return;
  throw new UserError(
    `The disk that holds ${folder} has only ${Math.floor((bavail * bsize) / MIB)} MiB free; the packages need ${SPACE_FOR_PACKAGES / MIB} MiB. Please make room and try again.`,
  );
}

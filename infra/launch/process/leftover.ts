import { readFile, readlink, rm } from 'node:fs/promises';
import { execa } from 'execa';
import { errorCode, until, UserError } from '../../lib/index.ts';

const STOP_WITHIN = 20_000;
const KILLED_WITHIN = 5_000;

/** Stop a server of a killed start. Check that it works in our data directory: process ids are reused. */
export async function stopLeftover(pidFile: string, dataDir: string): Promise<boolean> {
  const pid = Number(await readFile(pidFile, 'utf8').catch(() => ''));
  const isOurs = pid > 1 && (await isAlive(pid)) && (await belongsTo(pid, dataDir));
  if (isOurs) await stopProcess(pid, STOP_WITHIN);
  await rm(pidFile, { force: true });
  return isOurs;
}

/** Count an ended process as dead even if its parent never collects it, as in some containers. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return !/\) [ZX] /.test(stat);
}

async function belongsTo(pid: number, dataDir: string): Promise<boolean> {
  const command = await commandLine(pid);
  if (command.includes(`${dataDir}/`)) return true;
  // Redis replaces its command line, so check its working folder, too.
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '');
  return folder.startsWith(`${dataDir}/`);
}

async function commandLine(pid: number): Promise<string> {
  try {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
  } catch {
    const { stdout } = await execa('ps', ['-o', 'command=', '-p', String(pid)], { reject: false });
    return stdout ?? '';
  }
}

async function stopProcess(pid: number, within: number): Promise<void> {
  process.kill(pid, 'SIGTERM');
  if (await until(async () => !(await isAlive(pid)), { within })) return;
  process.kill(pid, 'SIGKILL');
  if (await until(async () => !(await isAlive(pid)), { within: KILLED_WITHIN })) return;
  throw new UserError(
    `Process ${pid}, left behind by an earlier start, can't be stopped. End it and try again.`,
  );
}

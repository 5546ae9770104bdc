import { readdir, readFile } from 'node:fs/promises';

const TICKS_PER_SECOND = 100;

type Process = { parent: number; ticks: number };

/** Return the processor time of all descendants of this process, including ended ones, in milliseconds. */
async function processorTime(): Promise<number> {
  const processes = new Map<number, Process>();
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    if (stat) processes.set(Number(pid), { parent: Number(fields[1]), ticks });
  }
  const isOurs = (pid: number): boolean => {
    const parent = processes.get(pid)?.parent ?? 0;
    return parent === process.pid || (parent > 1 && isOurs(parent));
  };
  const ours = [...processes].filter(([pid]) => isOurs(pid));
  return (1000 * ours.reduce((sum, [, { ticks }]) => sum + ticks, 0)) / TICKS_PER_SECOND;
}

export async function processorTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = await processorTime();
  await work();
  return (await processorTime()) - before;
}

import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { styleText } from 'node:util';
import { say } from '../../lib/index.ts';

const COLOURS = ['cyan', 'magenta', 'yellow', 'green', 'blue'] as const;
let count = 0;

/** Prints each line of a process's output behind its name. */
export function labelled(label: string, streams: readonly (Readable | null | undefined)[]): void {
  const colour = COLOURS[(count += 1) % COLOURS.length] ?? 'cyan';
  const prefix = styleText(colour, label.padEnd(6));
  for (const stream of streams) {
    if (stream) createInterface({ input: stream }).on('line', (line) => say(`${prefix} ${line}`));
  }
}

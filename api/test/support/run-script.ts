import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';

const placeOf = (script: string) => join(import.meta.dirname, '../../src', script);

/** Run a script of `src/` as an operator does. */
export function run(script: string, args: string[] = [], env: Record<string, string> = {}) {
  return follow(spawn(process.execPath, [placeOf(script), ...args], { env: { ...process.env, ...env } }));
}

/** Run a script in a terminal, and type an answer when it asks. */
export function runInTerminal(script: string, args: string[], answer: string) {
  const command = [process.execPath, placeOf(script), ...args].map((part) => `'${part}'`).join(' ');
  const running = follow(spawn('script', ['-qec', command, '/dev/null']));
  running.child.stdout.on('data', (bytes: Buffer) => {
    if (bytes.includes('Type yes: ')) running.child.stdin.write(`${answer}\n`);
  });
  return running;
}

function follow(child: ChildProcessWithoutNullStreams) {
  let output = '';
  child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (output += bytes.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  );
  return { child, ended };
}

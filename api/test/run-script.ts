import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs a script of `src/` as a person does. */
export function run(script: string, args: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src', script), ...args], {
    env: { ...process.env, ...env },
  });
  let output = '';
  child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (output += bytes.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  );
  return { child, ended };
}

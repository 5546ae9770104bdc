import { createInterface } from 'node:readline/promises';

/** Print a line and return the exit code of success. */
export function say(line: string): number {
  process.stdout.write(`${line}\n`);
  return 0;
}

export function saySetUpCode(code: string | null): number {
  if (!code) return 0;
  return say(`Setting up a second step asks for this code, within 24 hours: ${code}`);
}

export function refuse(line: string): number {
  process.stderr.write(`${line}\n`);
  return 1;
}

/** Ask for confirmation. Return why the command does nothing, or undefined if it was confirmed. */
export async function disagreement(
  isAgreed: boolean,
  question: string,
  undone: string,
): Promise<string | undefined> {
  if (isAgreed) return undefined;
  if (!process.stdin.isTTY) return 'No terminal for the question: add --yes.';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} Type yes: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes' ? undefined : undone;
}

import { readFile } from 'node:fs/promises';

/** How many checks passed, failed and were skipped. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const PASSED: Tally = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: Tally = { passed: 0, failed: 1, skipped: 0 };

export function sum(tallies: readonly Tally[]): Tally {
  const total = (key: keyof Tally) => tallies.reduce((count, tally) => count + tally[key], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/** The line that every run ends with. */
export function lastLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

export async function tallyOfVitest(file: string): Promise<Tally> {
  const report = await readReport<VitestReport>(file);
  if (!report) return FAILED;
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests, testResults } = report;
  // A file that can't even be loaded has no tests that could fail.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  );
  return { passed, failed: numFailedTests + broken.length, skipped: numPendingTests + numTodoTests };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

export async function tallyOfPlaywright(file: string): Promise<Tally> {
  const report = await readReport<PlaywrightReport>(file);
  if (!report) return FAILED;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected || report.errors.length, skipped };
}

const readReport = <T>(file: string): Promise<T | undefined> =>
  readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as T)
    .catch(() => undefined);

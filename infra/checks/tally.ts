import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResult, JsonTestResults } from 'vitest/node';
import { ROOT } from '../lib/index.ts';
import { SHOWN } from './e2e/support/shown.ts';

/** What came of a part of a run. */
export interface Tally {
  readonly passed: number;
  readonly skipped: number;
  /** Which checks failed: where each stands and what it says, and below that how it failed. */
  readonly failures: readonly string[];
}

export const PASSED: Tally = { passed: 1, skipped: 0, failures: [] };
export const failed = (...failures: string[]): Tally => ({ passed: 0, skipped: 0, failures });

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((count, { passed }) => count + passed, 0),
  skipped: tallies.reduce((count, { skipped }) => count + skipped, 0),
  failures: tallies.flatMap(({ failures }) => failures),
});

/** What every run ends with: its failures once more, which stand thousands of lines above, and the count. */
export function lastLines({ passed, skipped, failures }: Tally): string {
  const count = `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return [...failures.map((failure) => `✗ ${failure}`), count].join('\n');
}

/** @param file the report of vitest's own reporter `json` */
export async function tallyOfVitest(file: string): Promise<Tally> {
  const report = await readReport<JsonTestResults>(file);
  if (!report) return failed('vitest ended without a report');
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failuresOfFile),
  };
}

function failuresOfFile({ name, status, message, assertionResults }: JsonTestResult): string[] {
  const file = relative(ROOT, name);
  const tests = assertionResults.filter((result) => result.status === 'failed');
  // A file that can't even be loaded has no tests that could fail.
  if (status === 'failed' && tests.length === 0) return [failure(file, message)];
  return tests.map(({ fullName, failureMessages }) => failure(`${file} › ${fullName}`, failureMessages?.[0]));
}

/** @param file the report of playwright's own reporter `json` */
export async function tallyOfPlaywright(file: string): Promise<Tally> {
  const report = await readReport<JSONReport>(file);
  if (!report) return failed('playwright ended without a report');
  const { expected, flaky, skipped } = report.stats;
  const failures = report.suites.flatMap(failuresOfSuite);
  const errors = report.errors.map(({ message }) => failure('playwright', message));
  return { passed: expected + flaky, skipped, failures: failures.length > 0 ? failures : errors };
}

function failuresOfSuite({ specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ file, line: at, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results, annotations }) => {
        const messages = results.at(-1)?.errors.map(({ message }) => message) ?? [];
        const shown = annotations.filter(({ type }) => type === SHOWN).map(({ description }) => description);
        return failure(`${file}:${at} › ${title} (${projectName})`, ...messages, ...shown);
      }),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** Of a message: what was expected and what came, without the lists and stacks that may follow. */
const LINES = 8;

function failure(what: string, ...messages: (string | null | undefined)[]): string {
  const lines = messages.flatMap((message) =>
    stripVTControlCharacters(message ?? '')
      .split('\n')
      .filter((line) => line.trim())
      .slice(0, LINES),
  );
  return [what, ...lines.map((line) => `    ${line.trimEnd()}`)].join('\n');
}

const readReport = <T>(file: string): Promise<T | undefined> =>
  readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as T)
    .catch(() => undefined);

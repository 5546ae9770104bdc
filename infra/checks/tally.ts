import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResult, JsonTestResults } from 'vitest/node';
import { ROOT } from '../lib/index.ts';

/** What came of a part of a run. */
export interface Tally {
  readonly passed: number;
  readonly skipped: number;
  /** Which checks failed, each in one line: where it stands, what it says, and how it failed. */
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
  if (status === 'failed' && tests.length === 0) return [line(file, message)];
  return tests.map(({ fullName, failureMessages }) => line(`${file} › ${fullName}`, failureMessages?.[0]));
}

/** @param file the report of playwright's own reporter `json` */
export async function tallyOfPlaywright(file: string): Promise<Tally> {
  const report = await readReport<JSONReport>(file);
  if (!report) return failed('playwright ended without a report');
  const { expected, flaky, skipped } = report.stats;
  const failures = report.suites.flatMap(failuresOfSuite);
  const errors = report.errors.map(({ message }) => line('playwright', message));
  return { passed: expected + flaky, skipped, failures: failures.length > 0 ? failures : errors };
}

function failuresOfSuite({ specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ file, line: at, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        line(`${file}:${at} › ${title} (${projectName})`, results.at(-1)?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

const line = (what: string, message = '') =>
  [what, stripVTControlCharacters(message).split('\n', 1)[0]?.trim()].filter(Boolean).join(': ');

const readReport = <T>(file: string): Promise<T | undefined> =>
  readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as T)
    .catch(() => undefined);

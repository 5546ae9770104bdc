import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import { SHOWN } from './e2e/support/shown.ts';

export interface Tally {
  readonly passed: number;
  readonly skipped: readonly string[];
  /** The failed checks, each with its place, title and reason. */
  readonly failures: readonly string[];
}

export const PASSED: Tally = { passed: 1, skipped: [], failures: [] };
export const failed = (...failures: string[]): Tally => ({ passed: 0, skipped: [], failures });

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((count, { passed }) => count + passed, 0),
  skipped: tallies.flatMap(({ skipped }) => skipped),
  failures: tallies.flatMap(({ failures }) => failures),
});

/** Return the last lines to print: skipped and failed checks, which have scrolled away, and the count. */
export function lastLines({ passed, skipped, failures }: Tally): string {
  const leftOut = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  const count = `${passed} passed, ${failures.length} failed${leftOut}`;
  return [...skipped.map((skip) => `- ${skip}`), ...failures.map((failure) => `✗ ${failure}`), count].join(
    '\n',
  );
}

export const skipLine = (what: string, reason: string | undefined) =>
  `skipped: ${what}: ${reason?.trim() || 'without a reason'}`;

/** @param file the file of `TallyReporter` */
export const tallyOfVitest = async (file: string): Promise<Tally> =>
  (await readReport<Tally>(file)) ?? failed('vitest ended without a report');

export async function tallyOfPlaywright(file: string): Promise<Tally> {
  const report = await readReport<JSONReport>(file);
  if (!report) return failed('playwright ended without a report');
  const { expected, flaky } = report.stats;
  const tests = report.suites.flatMap(testsOf);
  const skipped = tests.flatMap(({ status, what, annotations }) => {
    const reason = annotations.find(({ type }) => ['skip', 'fixme'].includes(type))?.description;
    return status === 'skipped' ? [skipLine(what, reason)] : [];
  });
  const failures = tests.flatMap(({ status, what, annotations, results }) => {
    const messages = results.at(-1)?.errors.map(({ message }) => message) ?? [];
    const shown = annotations.filter(({ type }) => type === SHOWN).map(({ description }) => description);
    return status === 'unexpected' ? [failure(what, ...messages, ...shown)] : [];
  });
  const errors = report.errors.map(({ message }) => failure('playwright', message));
  return { passed: expected + flaky, skipped, failures: failures.length > 0 ? failures : errors };
}

function testsOf({ specs, suites = [] }: JSONReportSuite): (JSONReportTest & { what: string })[] {
  const own = specs.flatMap(({ file, line: at, title, tests }) =>
    tests.map((test) => ({ ...test, what: `${file}:${at} › ${title} (${test.projectName})` })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** The most lines of a failure's message that are printed, since lists and stacks can be long. */
const LINES = 16;

export function failure(what: string, ...messages: (string | null | undefined)[]): string {
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

import type { Browser } from 'playwright-core';
import type { Lifetime } from '../../lib/lifetime.ts';

/** Something measured, beside what it may be at most or must be at least. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** A site that is up, and a browser to look at it with. */
export interface Subject {
  readonly url: string;
  readonly dataDir: string;
  readonly browser: Browser;
}

/** What every file beside `main.ts` exports as `bench`. */
export interface Bench {
  readonly title: string;
  run(subject: Subject): Promise<Figure[]>;
}

/** One that needs no site: it starts what it measures by itself. */
export interface LoneBench {
  readonly title: string;
  runAlone(lifetime: Lifetime, options: BenchOptions): Promise<Figure[]>;
}

/** What stands on the command line as `--name=value`. */
export type BenchOptions = Readonly<Record<string, string | undefined>>;

export const isOver = ({ value, atMost = Infinity, atLeast = -Infinity }: Figure): boolean =>
  value > atMost || value < atLeast;

/** The figures as lines of a table, each over its budget marked. */
export function tableOf(figures: readonly Figure[]): string[] {
  const cells = figures.map((figure) => [
    figure.name,
    `${format(figure.value)} ${figure.unit}`,
    budgetOf(figure),
    isOver(figure) ? '✗ over' : budgetOf(figure) && '✓',
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map(
    ([name = '', value = '', budget = '', verdict = '']) =>
      `  ${name.padEnd(widths[0] ?? 0)}  ${value.padStart(widths[1] ?? 0)}  ${budget.padEnd(widths[2] ?? 0)}  ${verdict}`,
  );
}

function format(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 });
}

function budgetOf({ atMost, atLeast, unit }: Figure): string {
  if (atMost !== undefined) return `at most ${format(atMost)} ${unit}`;
  return atLeast === undefined ? '' : `at least ${format(atLeast)} ${unit}`;
}

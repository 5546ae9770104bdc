import type { Browser } from 'playwright-core';

/** Something measured, beside what it may be at most. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly atMost?: number;
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

export const isOver = ({ value, atMost }: Figure): boolean => atMost !== undefined && value > atMost;

/** The figures as lines of a table, each over its budget marked. */
export function tableOf(figures: readonly Figure[]): string[] {
  const cells = figures.map((figure) => [
    figure.name,
    `${format(figure.value)} ${figure.unit}`,
    figure.atMost === undefined ? '' : `at most ${format(figure.atMost)} ${figure.unit}`,
    isOver(figure) ? '✗ over' : figure.atMost === undefined ? '' : '✓',
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map(
    ([name = '', value = '', budget = '', verdict = '']) =>
      `  ${name.padEnd(widths[0] ?? 0)}  ${value.padStart(widths[1] ?? 0)}  ${budget.padEnd(widths[2] ?? 0)}  ${verdict}`,
  );
}

function format(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 1 });
}

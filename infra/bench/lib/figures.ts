import { isOver, type Figure } from '../../checks/e2e/budgets/figure.ts';
import type { WatchedSite } from '../../checks/watched-site.ts';
import { columns, type Lifetime } from '../../lib/index.ts';

/** What every file beside `main.ts` exports as `bench`; one that needs no site starts what it measures. */
export interface Bench {
  readonly title: string;
  /** It takes so long, or so much from elsewhere, that it is run when it is named alone. */
  readonly isOnlyNamed?: boolean;
  readonly run?: (subject: WatchedSite) => Promise<Figure[]>;
  /** @param options what stands on the command line as `--name=value` */
  readonly runAlone?: (lifetime: Lifetime, options: NodeJS.Dict<string>) => Promise<Figure[]>;
}

/** The figures as lines of a table, each over its budget marked. */
export function tableOf(figures: readonly Figure[]): string[] {
  const cells = figures.map((figure) => [
    figure.name,
    `${format(figure.value)} ${figure.unit}`,
    budgetOf(figure),
    isOver(figure) ? '✗ over' : budgetOf(figure) && '✓',
  ]);
  return columns(cells, [1])
    .split('\n')
    .map((line) => `  ${line}`);
}

function format(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 });
}

function budgetOf({ atMost, atLeast, unit }: Figure): string {
  if (atMost !== undefined) return `at most ${format(atMost)} ${unit}`;
  return atLeast === undefined ? '' : `at least ${format(atLeast)} ${unit}`;
}

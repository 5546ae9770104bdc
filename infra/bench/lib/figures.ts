import { isOver, type Figure } from '../../checks/e2e/budgets/figure.ts';
import type { WatchedSite } from '../../checks/watched-site.ts';
import { columns, type Lifetime } from '../../lib/index.ts';

export interface Bench {
  readonly title: string;
  /** Run this bench only when the command names it, because it takes long or downloads much. */
  readonly isOnlyNamed?: boolean;
  readonly run?: (subject: WatchedSite) => Promise<Figure[]>;
  readonly runAlone?: (lifetime: Lifetime, options: NodeJS.Dict<string>) => Promise<Figure[]>;
}

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

export type Series = { name: string; values: number[] };
export type Figures = {
  /** Bars stand on each other, lines beside each other. */
  kind: 'lines' | 'bars';
  title: string;
  /** What the names below the chart are. */
  of: string;
  names: string[];
  series: Series[];
};

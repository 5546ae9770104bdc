export type Series = { name: string; values: number[] };
export type Figures = {
  kind: 'lines' | 'bars';
  title: string;
  /** Heading of the table column that has the names below the chart. */
  of: string;
  names: string[];
  series: Series[];
};

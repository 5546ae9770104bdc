export type Series = { name: string; values: number[] };
export type Figures = {
  kind: 'lines' | 'bars';
  title: string;
  /** Heading of the table column that lists `names`, which the chart shows below its bars or lines. */
  of: string;
  names: string[];
  series: Series[];
};

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly atMost?: number | undefined;
  readonly atLeast?: number;
}

export const figureOf = (
  name: string,
  value: number,
  unit: string,
  budget?: Pick<Figure, 'atMost' | 'atLeast'>,
): Figure => ({ name, value, unit, ...budget });

export const isOver = ({ value, atMost = Infinity, atLeast = -Infinity }: Figure): boolean =>
  value > atMost || value < atLeast;

export const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

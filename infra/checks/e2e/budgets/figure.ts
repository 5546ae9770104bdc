/** Something measured, beside what it may be at most or must be at least. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly atMost?: number;
  readonly atLeast?: number;
}

export const isOver = ({ value, atMost = Infinity, atLeast = -Infinity }: Figure): boolean =>
  value > atMost || value < atLeast;

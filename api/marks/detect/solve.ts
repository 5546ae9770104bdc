export class Equations {
  readonly unknowns: number;
  private readonly sums: Float64Array;
  private readonly right: Float64Array;

  constructor(unknowns: number) {
    this.unknowns = unknowns;
    this.sums = new Float64Array(unknowns * unknowns);
    this.right = new Float64Array(unknowns);
  }

  add(factors: Float64Array, value: number, weight: number): void {
    const { unknowns, sums, right } = this;
    for (let row = 0; row < unknowns; row += 1) {
      const factor = (factors[row] ?? 0) * weight;
      right[row] = (right[row] ?? 0) + factor * value;
      for (let column = row; column < unknowns; column += 1) {
        const at = row * unknowns + column;
        sums[at] = (sums[at] ?? 0) + factor * (factors[column] ?? 0);
      }
    }
  }

  solve(damping: number): Float64Array | undefined {
    const { unknowns } = this;
    const rows = Array.from({ length: unknowns }, (_, row) =>
      Float64Array.from({ length: unknowns + 1 }, (__, column) => {
        if (column === unknowns) return this.right[row] ?? 0;
        const [first, second] = row < column ? [row, column] : [column, row];
        const sum = this.sums[first * unknowns + second] ?? 0;
        return row === column ? sum * (1 + damping) + 1e-9 : sum;
      }),
    );
    return eliminated(rows);
  }
}

/** Solve the equations by Gauss-Jordan elimination, with the largest pivot first. */
function eliminated(rows: Float64Array[]): Float64Array | undefined {
  for (let step = 0; step < rows.length; step += 1) {
    const size = (row: Float64Array) => Math.abs(row[step] ?? 0);
    const largest = rows.slice(step).reduce((best, row) => (size(row) > size(best) ? row : best));
    rows.splice(rows.indexOf(largest), 1);
    rows.splice(step, 0, largest);
    const pivot = largest[step] ?? 0;
    if (Math.abs(pivot) < 1e-12) return undefined;
    for (const row of rows) {
      if (row === largest) continue;
      const factor = (row[step] ?? 0) / pivot;
      for (let column = step; column <= rows.length; column += 1) {
        row[column] = (row[column] ?? 0) - factor * (largest[column] ?? 0);
      }
    }
  }
  return Float64Array.from(rows, (row, at) => (row[rows.length] ?? 0) / (row[at] ?? 1));
}

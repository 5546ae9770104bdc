import { type Plane, turned } from '../marking/plane.ts';

export function resized(plane: Plane, width: number, height: number): Plane {
  return turned(resizedLines(turned(resizedLines(plane, width)), height));
}

export function within(plane: Plane, longerSide: number): Plane {
  const factor = longerSide / Math.max(plane.width, plane.height);
  return factor >= 1 ? plane : resized(plane, sideOf(plane.width, factor), sideOf(plane.height, factor));
}

export const sideOf = (side: number, factor: number) => Math.max(1, Math.round(side * factor));

function resizedLines({ values, width, height }: Plane, columns: number): Plane {
  const out = new Float32Array(columns * height);
  const { firsts, shares, taps } = tapsOf(width, columns);
  let at = 0;
  for (let line = 0; line < values.length; line += width) {
    for (let column = 0; column < columns; column += 1) {
      const first = firsts[column] ?? 0;
      let sum = 0;
      for (let tap = 0; tap < taps; tap += 1) {
        const source = Math.min(width - 1, Math.max(0, first + tap));
        sum += (shares[column * taps + tap] ?? 0) * (values[line + source] ?? 0);
      }
      out[at] = sum;
      at += 1;
    }
  }
  return { values: out, width: columns, height };
}

function tapsOf(width: number, columns: number) {
  const step = width / columns;
  const reach = Math.max(1, step);
  const taps = Math.ceil(reach) + 1;
  const firsts = new Int32Array(columns);
  const shares = new Float32Array(columns * taps);
  for (let column = 0; column < columns; column += 1) {
    const from = (column + 0.5) * step - reach / 2;
    const first = Math.floor(from);
    firsts[column] = first;
    for (let tap = 0; tap < taps; tap += 1) {
      const covered = Math.min(from + reach, first + tap + 1) - Math.max(from, first + tap);
      shares[column * taps + tap] = Math.max(0, covered) / reach;
    }
  }
  return { firsts, shares, taps };
}

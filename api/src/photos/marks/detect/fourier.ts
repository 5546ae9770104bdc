/** A square of complex numbers, line by line. */
export type Square = { real: Float64Array; imaginary: Float64Array };

export const emptySquare = (side: number): Square => ({
  real: new Float64Array(side * side),
  imaginary: new Float64Array(side * side),
});

/** The square's spectrum, in its place. The side is a power of two. */
export function transform(square: Square, side: number): void {
  eachLine(square, side);
  turn(square, side);
  eachLine(square, side);
  turn(square, side);
}

/** Back from the spectrum, but for the factor side². */
export function transformBack({ real, imaginary }: Square, side: number): void {
  // Exchanging the parts before and after turns one transform into the other.
  transform({ real: imaginary, imaginary: real }, side);
}

type Plan = { cosines: Float64Array; sines: Float64Array; order: Uint16Array };
const plans = new Map<number, Plan>();

function planOf(side: number): Plan {
  const known = plans.get(side);
  if (known) return known;
  const angle = (at: number) => (-2 * Math.PI * at) / side;
  const bits = Math.log2(side);
  const plan = {
    cosines: Float64Array.from({ length: side / 2 }, (_, at) => Math.cos(angle(at))),
    sines: Float64Array.from({ length: side / 2 }, (_, at) => Math.sin(angle(at))),
    order: Uint16Array.from({ length: side }, (_, at) => backwards(at, bits)),
  };
  plans.set(side, plan);
  return plan;
}

function backwards(number: number, bits: number): number {
  let result = 0;
  for (let bit = 0; bit < bits; bit += 1) result |= ((number >> bit) & 1) << (bits - 1 - bit);
  return result;
}

function eachLine({ real, imaginary }: Square, side: number): void {
  const { cosines, sines, order } = planOf(side);
  for (let start = 0; start < side * side; start += side) {
    for (let at = 0; at < side; at += 1) {
      const other = order[at] ?? 0;
      if (other > at) {
        exchange(real, start + at, start + other);
        exchange(imaginary, start + at, start + other);
      }
    }
    for (let half = 1; half < side; half *= 2) {
      const stride = side / (2 * half);
      for (let turn = 0; turn < half; turn += 1) {
        const cosine = cosines[turn * stride] ?? 0;
        const sine = sines[turn * stride] ?? 0;
        for (let upper = start + turn; upper < start + side; upper += 2 * half) {
          const lower = upper + half;
          const lowerReal = real[lower] ?? 0;
          const lowerImaginary = imaginary[lower] ?? 0;
          const x = lowerReal * cosine - lowerImaginary * sine;
          const y = lowerReal * sine + lowerImaginary * cosine;
          const upperReal = real[upper] ?? 0;
          const upperImaginary = imaginary[upper] ?? 0;
          real[lower] = upperReal - x;
          imaginary[lower] = upperImaginary - y;
          real[upper] = upperReal + x;
          imaginary[upper] = upperImaginary + y;
        }
      }
    }
  }
}

function turn({ real, imaginary }: Square, side: number): void {
  for (let y = 1; y < side; y += 1) {
    for (let x = 0; x < y; x += 1) {
      exchange(real, y * side + x, x * side + y);
      exchange(imaginary, y * side + x, x * side + y);
    }
  }
}

function exchange(values: Float64Array, one: number, other: number): void {
  const kept = values[one] ?? 0;
  values[one] = values[other] ?? 0;
  values[other] = kept;
}

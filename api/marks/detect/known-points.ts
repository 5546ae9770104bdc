import { type Points, WORDS } from './points.ts';

export type Match = { one: number; other: number; off: number };

/** Corners (feature points) match if fewer than this many of their 256 bits differ; by chance half do. */
const MOST_OFF = 75;
const BITS = 14;
const TABLES = Math.floor((WORDS * 32) / BITS);
/** Most corners of one key (14 of the 256 bits) to compare a corner with: frequent keys identify little. */
const MOST_PER_KEY = 8;

export class KnownPoints {
  readonly points: Points;
  /** For each table (14 of the bits) and their value: a corner that has it. `next` leads to the others. */
  private readonly first: Int32Array;
  private readonly next: Int32Array;
  /** For each corner, the other picture's corner last compared with it, so that no pair is compared twice. */
  private readonly compared: Int32Array;

  constructor(points: Points) {
    this.points = points;
    this.first = new Int32Array(TABLES << BITS).fill(-1);
    this.next = new Int32Array(TABLES * points.count);
    this.compared = new Int32Array(points.count);
    for (let point = 0; point < points.count; point += 1) {
      for (let table = 0; table < TABLES; table += 1) {
        const entry = (table << BITS) | keyOf(points.bits, point, table);
        this.next[table * points.count + point] = this.first[entry] ?? -1;
        this.first[entry] = point;
      }
    }
  }

  matches(others: Points, every: number): Match[] {
    const { points, first, next } = this;
    const compared = this.compared.fill(-1);
    const found: Match[] = [];
    for (let other = 0; other < others.count; other += every) {
      let best = -1;
      let least = MOST_OFF;
      for (let table = 0; table < TABLES; table += 1) {
        let point = first[(table << BITS) | keyOf(others.bits, other, table)] ?? -1;
        for (let left = MOST_PER_KEY; left > 0 && point >= 0; left -= 1) {
          if (compared[point] !== other) {
            compared[point] = other;
            const off = differing(points.bits, point * WORDS, others.bits, other * WORDS, least);
            if (off < least) [best, least] = [point, off];
          }
          point = next[table * points.count + point] ?? -1;
        }
      }
      if (best >= 0) found.push({ one: other, other: best, off: least });
    }
    return found;
  }
}

function keyOf(bits: Int32Array, point: number, table: number): number {
  const start = table * BITS;
  const at = point * WORDS + (start >> 5);
  const shift = start & 31;
  const low = (bits[at] ?? 0) >>> shift;
  const high = shift + BITS > 32 ? (bits[at + 1] ?? 0) << (32 - shift) : 0;
  return (low | high) & ((1 << BITS) - 1);
}

function differing(bits: Int32Array, at: number, others: Int32Array, other: number, most: number): number {
  let count = 0;
  for (let word = 0; word < WORDS && count < most; word += 1) {
    let left = (bits[at + word] ?? 0) ^ (others[other + word] ?? 0);
    left -= (left >>> 1) & 0x55555555;
    left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
    count += Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

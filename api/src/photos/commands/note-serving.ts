import { today } from '@pehchan/contract/common';
import { PhotoServing, type Serving } from '../models/photo-serving.ts';

/** Milliseconds in which servings are gathered: a list asks for all of its photos at once. */
const GATHERING = 5;
const AT_ONCE = 500;
/** So many are remembered; then they are written down again, which changes nothing. */
const REMEMBERED = 100_000;

type Gathered = { serving: Serving; written: () => void; failed: (error: unknown) => void };

let gathered: Gathered[] = [];
/** What this process has written down on that day. */
let day = '';
let known = new Set<string>();

const keyOf = ({ photoKey, code, size }: Serving) => `${photoKey}-${size}-${code}`;

/**
 * Writes down who is served which photo, before it is: a trace names nobody of whom that isn't known. Once a
 * day is enough.
 * @returns when it is written
 */
export async function noteServing(serving: Serving): Promise<void> {
  if (day !== today() || known.size >= REMEMBERED) [day, known] = [today(), new Set()];
  if (known.has(keyOf(serving))) return;
  await new Promise<void>((written, failed) => {
    gathered.push({ serving, written, failed });
    if (gathered.length === 1) setTimeout(() => void writeGathered(), GATHERING);
  });
}

async function writeGathered(): Promise<void> {
  const batch = gathered;
  gathered = [];
  for (let at = 0; at < batch.length; at += AT_ONCE) await write(batch.slice(at, at + AT_ONCE));
}

async function write(batch: Gathered[]): Promise<void> {
  const now = today();
  const servings = new Map(batch.map(({ serving }) => [keyOf(serving), serving]));
  try {
    await PhotoServing.note([...servings.values()], now);
    if (day === now) for (const key of servings.keys()) known.add(key);
    for (const { written } of batch) written();
  } catch (error) {
    for (const { failed } of batch) failed(error);
  }
}

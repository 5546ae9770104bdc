import { today } from '@pehchan/contract/common';
import { gathering } from '../../../ground/runtime/gathering.ts';
import { PhotoServing, type Serving } from '../models/photo-serving.ts';

/** So many are remembered; then they are written down again, which changes nothing. */
const REMEMBERED = 100_000;

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
  if (!known.has(keyOf(serving))) await write(serving);
}

const write = gathering<Serving>(async (batch) => {
  const now = today();
  const servings = new Map(batch.map((serving) => [keyOf(serving), serving]));
  await PhotoServing.note([...servings.values()], now);
  if (day === now) for (const key of servings.keys()) known.add(key);
});

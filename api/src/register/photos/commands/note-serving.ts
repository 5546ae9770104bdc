import { today } from '@pehchan/contract/common';
import { gathering } from '../../../ground/runtime/gathering.ts';
import { PhotoServing, type Serving } from '../models/photo-serving.ts';

/** Most noted servings kept in memory. At this number all are forgotten: noting one again changes nothing. */
const REMEMBERED = 100_000;

let day = '';
let known = new Set<string>();

const keyOf = ({ photoKey, code, size }: Serving) => `${photoKey}-${size}-${code}`;

/** Note once a day, before sending, which account gets which photo: a trace finds only noted accounts. */
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

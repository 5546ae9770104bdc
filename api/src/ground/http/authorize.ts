import { Withheld } from '../runtime/errors.ts';

/** Refuse a record as if it did not exist: callers can count through ids and must not learn which exist. */
export function authorize<A, R>(rule: (actor: A, record: R) => boolean, actor: A, record: R): void {
  if (!rule(actor, record)) throw new Withheld();
}

import { Withheld } from '../runtime/errors.ts';

/**
 * Stops a caller who may make this call, but not on this record. It answers as a record that doesn't exist
 * does: ids can be counted through, and whose they are is nobody else's to know.
 */
export function authorize<A, R>(rule: (actor: A, record: R) => boolean, actor: A, record: R): void {
  if (!rule(actor, record)) throw new Withheld();
}

import type { Request } from 'express';
import { notFound } from '../runtime/errors.ts';

/**
 * Return the `:id` of the path.
 * @throws 404 if it cannot be an id
 */
export function recordId(req: Request): number {
  const id = Number(/^\d{1,10}$/.exec(String(req.params['id']))?.[0]);
  if (!(id > 0 && id <= 0xffffffff)) throw notFound();
  return id;
}

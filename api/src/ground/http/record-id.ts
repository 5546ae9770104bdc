import type { Request } from 'express';
import { notFound } from '../runtime/errors.ts';

/** The `:id` of the path. What can't be an id names nothing. */
export function recordId(req: Request): number {
  const id = Number(/^\d{1,10}$/.exec(String(req.params['id']))?.[0]);
  if (!(id > 0 && id <= 0xffffffff)) throw notFound();
  return id;
}

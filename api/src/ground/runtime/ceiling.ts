import { env } from './env.ts';

/** Return the limit. Outside production, `ADDRESS_LIMIT` raises it: tests share accounts and addresses. */
export const ceiling = (most: number, part: 10 | 100): number =>
  env.production ? most : Math.max(most, Math.floor(env.addressLimit / part));

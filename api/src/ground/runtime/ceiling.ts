import { env } from './env.ts';

/** Return a limit, which `ADDRESS_LIMIT` raises outside production: tests share accounts and addresses. */
export const ceiling = (most: number, part: 10 | 100): number =>
  env.production ? most : Math.max(most, Math.floor(env.addressLimit / part));

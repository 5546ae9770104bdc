import { env } from './env.ts';

/** Return the production limit, raised by `ADDRESS_LIMIT` elsewhere: tests share accounts and addresses. */
export const ceiling = (most: number, part: 10 | 100): number =>
  env.production ? most : Math.max(most, Math.floor(env.addressLimit / part));

import { env } from './env.ts';

/**
 * Return a limit of one account or network. Outside production, developers and tests share these, so
 * `ADDRESS_LIMIT` divided by `part` raises it.
 */
export const ceiling = (most: number, part: 10 | 100): number =>
  env.production ? most : Math.max(most, Math.floor(env.addressLimit / part));

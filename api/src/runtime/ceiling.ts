import { env } from './env.ts';

/**
 * Return a limit of one account or network. Outside production `ADDRESS_LIMIT` raises it: there, many
 * developers and tests share an account and an address.
 * @param part how many times larger `ADDRESS_LIMIT` has to be to raise it
 */
export const ceiling = (most: number, part: 10 | 100): number =>
  env.production ? most : Math.max(most, Math.floor(env.addressLimit / part));

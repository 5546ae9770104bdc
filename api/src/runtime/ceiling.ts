import { env } from './env.ts';

/**
 * Return a limit of one account or network. Outside production it is higher: there, many developers, tests
 * and visitors of the demo community share an account and an address.
 */
export const ceiling = (most: number): number =>
  env.production ? most : Math.max(most, Math.floor(env.addressLimit / 10));

import type { QueryInterface } from 'sequelize';

/** Never change a released migration: add another migration. */
export type Migration = {
  readonly name: string;
  up(schema: QueryInterface): Promise<unknown>;
  down(schema: QueryInterface): Promise<unknown>;
};

import type { QueryInterface } from 'sequelize';

export type Migration = {
  readonly name: string;
  up(schema: QueryInterface): Promise<unknown>;
  down(schema: QueryInterface): Promise<unknown>;
};

import { DataTypes } from 'sequelize';
import type { Migration } from '../migration.ts';

/** A browser repeats a request under the same key: its biodata is accepted once. */
export const idempotencyKey: Migration = {
  name: '2026-11-20-08-idempotency-key',
  up: async (schema) => {
    await schema.addColumn('profiles', 'idempotencyKey', {
      type: DataTypes.STRING(64, true),
      allowNull: true,
    });
    await schema.addIndex('profiles', ['userId', 'idempotencyKey'], {
      name: 'profiles_idempotency_key',
      unique: true,
    });
  },
  down: async (schema) => {
    await schema.removeIndex('profiles', 'profiles_idempotency_key');
    await schema.removeColumn('profiles', 'idempotencyKey');
  },
};

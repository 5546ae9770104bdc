import { DataTypes } from 'sequelize';
import type { Migration } from '../migration.ts';

export const hindiName: Migration = {
  name: '2026-11-22-41-hindi-name',
  up: (schema) =>
    schema.addColumn('profiles', 'fullNameHindi', {
      type: DataTypes.STRING(100),
      allowNull: false,
      defaultValue: '',
    }),
  down: (schema) => schema.removeColumn('profiles', 'fullNameHindi'),
};

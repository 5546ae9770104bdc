import { DataTypes } from 'sequelize';
import type { Migration } from '../migration.ts';

/** When a family stated that the candidate knows of the biodata. Null for existing biodata. */
export const candidateKnows: Migration = {
  name: '2026-11-23-01-candidate-knows',
  up: (schema) =>
    schema.addColumn('profiles', 'candidateKnowsSince', {
      type: DataTypes.DATE(3),
      allowNull: true,
      defaultValue: null,
    }),
  down: (schema) => schema.removeColumn('profiles', 'candidateKnowsSince'),
};

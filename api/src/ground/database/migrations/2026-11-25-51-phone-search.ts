import type { Migration } from '../migration.ts';

/** A part of a phone number is searched in this index, not in the rows. */
export const phoneSearch: Migration = {
  name: '2026-11-25-51-phone-search',
  up: (schema) => schema.sequelize.query('ALTER TABLE profiles ADD KEY profiles_phone (phone)'),
  down: (schema) => schema.sequelize.query('ALTER TABLE profiles DROP KEY profiles_phone'),
};

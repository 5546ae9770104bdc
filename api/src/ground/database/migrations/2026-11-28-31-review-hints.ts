import type { Migration } from '../migration.ts';

/** The hints for a decision on an account read these indexes. */
export const reviewHints: Migration = {
  name: '2026-11-28-31-review-hints',
  up: async (schema) => {
    // Biodata with this second number.
    await schema.sequelize.query('ALTER TABLE profiles ADD KEY profiles_second_phone (secondPhone)');
    // Approved accounts of a village, the longest approved first, and their count.
    await schema.sequelize.query(
      'ALTER TABLE users ADD KEY users_village_status (village, status, statusSince)',
    );
  },
  down: async (schema) => {
    await schema.sequelize.query('ALTER TABLE users DROP KEY users_village_status');
    await schema.sequelize.query('ALTER TABLE profiles DROP KEY profiles_second_phone');
  },
};

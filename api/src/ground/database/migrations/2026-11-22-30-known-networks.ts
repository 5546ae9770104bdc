import type { Migration } from '../migration.ts';

/** Index the networks of each account: every sign-in checks for a new one. */
export const knownNetworks: Migration = {
  name: '2026-11-22-30-known-networks',
  up: (schema) =>
    schema.sequelize.query(
      'ALTER TABLE security_events ADD KEY security_events_network (userId, network, event)',
    ),
  down: (schema) => schema.removeIndex('security_events', 'security_events_network'),
};

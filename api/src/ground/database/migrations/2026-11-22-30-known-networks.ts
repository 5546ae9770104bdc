import type { Migration } from '../migration.ts';

/** Every sign-in checks whether the account's network is new. */
export const knownNetworks: Migration = {
  name: '2026-11-22-30-known-networks',
  up: (schema) =>
    schema.sequelize.query(
      'ALTER TABLE security_events ADD KEY security_events_network (userId, network, event)',
    ),
  down: (schema) => schema.removeIndex('security_events', 'security_events_network'),
};

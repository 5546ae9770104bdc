import { Gauge } from 'prom-client';
import { registry } from '../runtime/metrics.ts';
import { sequelize } from './sequelize.ts';

const STATES = ['size', 'available', 'using', 'waiting'] as const;
type Pool = Record<(typeof STATES)[number], number>;

new Gauge({
  name: 'pehchan_database_connections',
  help: 'Connections to the database, and requests that wait for one',
  labelNames: ['state'],
  registers: [registry],
  collect() {
    // The types of Sequelize do not declare its connection pool.
    const { pool } = sequelize.connectionManager as typeof sequelize.connectionManager & { pool: Pool };
    for (const state of STATES) this.set({ state }, pool[state]);
  },
});

import { LISTINGS } from '@pehchan/contract/biodata';
import { Gauge } from 'prom-client';
import { findTallies, sumOf } from '../../ground/lists/tally.ts';
import { logger } from '../../ground/runtime/logger.ts';
import { registry } from '../../ground/runtime/metrics.ts';

/** Count biodata in the database, so that every API process reports the same number. */
new Gauge({
  name: 'pehchan_biodata',
  help: 'Biodata by whether they are offered: open, paused, settled, or lapsed without an answer',
  labelNames: ['listing'],
  registers: [registry],
  async collect() {
    try {
      const tallies = await findTallies({ subject: 'profiles' });
      for (const listing of LISTINGS) this.set({ listing }, sumOf(tallies, { listing }));
    } catch (error) {
      // Keep the other metrics if the database fails, because operators need them then.
      logger.warn({ err: error }, 'biodata can’t be counted');
      this.reset();
    }
  },
});

import { UserError } from '../lib/index.ts';
import type { Bench } from './lib/figures.ts';
import { measureBattery } from './marks/battery.ts';
import { measureLedger } from './marks/ledger.ts';
import { measurePhotos } from './marks/photos.ts';
import { type MarkedSite, openMarkedSite } from './marks/site.ts';
import { measureTrace } from './marks/trace.ts';

/** The order matters: it decides who has seen which photos. */
const ON_A_SITE = {
  photos: measurePhotos,
  text: measureFirstText,
  ledger: measureLedger,
  trace: measureTrace,
  readers: measureReaders,
};
const PARTS = ['battery', ...Object.keys(ON_A_SITE)];

/**
 * Measure traces after all usual changes of a picture, and the costs of marks, access log and traces.
 * `--parts=photos,trace --photos=500` shortens it.
 */
export const bench: Bench = {
  title: 'Marks: accounts named after each attack, and the cost of marks, access log and a trace',
  async runAlone(lifetime, options) {
    const parts = options['parts']?.split(',') ?? PARTS;
    const unknown = parts.find((part) => !PARTS.includes(part));
    if (unknown) throw new UserError(`There is no part ‘${unknown}’. Choose from: ${PARTS.join(', ')}.`);
    const figures = parts.includes('battery') ? await measureBattery(lifetime) : [];
    let site: MarkedSite | undefined;
    for (const [part, measure] of Object.entries(ON_A_SITE)) {
      if (!parts.includes(part)) continue;
      site ??= await openMarkedSite(lifetime, options['photos'] ? Number(options['photos']) : undefined);
      figures.push(...(await measure(site)));
    }
    return figures;
  },
};

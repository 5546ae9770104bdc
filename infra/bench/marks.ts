import { UserError } from '../lib/index.ts';
import type { Bench } from './lib/figures.ts';
import { measureBattery } from './marks/battery.ts';
import { measureFirstText } from './marks/first-text.ts';
import { measureLedger } from './marks/ledger.ts';
import { measurePhotos } from './marks/photos.ts';
import { measureReaders } from './marks/readers.ts';
import { type MarkedSite, openMarkedSite } from './marks/site.ts';
import { measureTrace } from './marks/trace.ts';

/** In this order: who has seen which photos hangs on it. */
const ON_A_SITE = {
  photos: measurePhotos,
  text: measureFirstText,
  ledger: measureLedger,
  trace: measureTrace,
  readers: measureReaders,
};
const PARTS = ['battery', ...Object.keys(ON_A_SITE)];

/**
 * Whose copy a picture is, after all that happens to pictures; and what marks, ledger and traces cost.
 * `--parts=photos,trace --photos=500` makes it shorter.
 */
export const bench: Bench = {
  title: 'Marks: what is named after each attack, and what marking, the ledger and a trace cost',
  async runAlone(lifetime, options) {
    const parts = options['parts']?.split(',') ?? PARTS;
    const strange = parts.find((part) => !PARTS.includes(part));
    if (strange) throw new UserError(`There is no part ‘${strange}’. Choose from: ${PARTS.join(', ')}.`);
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

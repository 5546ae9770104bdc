import { UserError } from '../lib/index.ts';
import type { Bench } from './lib/figures.ts';
import { measureBattery } from './marks/battery.ts';
import { measureLedger } from './marks/ledger.ts';
import { measurePhotos } from './marks/photos.ts';
import { type MarkedSite, openMarkedSite } from './marks/site.ts';
import { measureTrace } from './marks/trace.ts';

/** `photos` runs first: it measures an account's first view of a photo, and other parts open photos, too. */
const ON_A_SITE = { photos: measurePhotos, ledger: measureLedger, trace: measureTrace };
const PARTS = ['battery', ...Object.keys(ON_A_SITE)];

/** `npm run bench -- marks --parts=photos,trace --photos=500` measures only these parts and fewer photos. */
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

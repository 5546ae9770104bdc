import { findFirefox, findWebKit } from './debian-browsers.ts';
import { driveChromium } from './chromium.ts';
import type { Driver } from './driver.ts';
import { driveFirefox } from './firefox.ts';
import { type OldChromium, oldChromium } from './old-chromiums.ts';
import { FOR_ADMINISTRATORS, type StepName } from './walk.ts';
import { driveWebKit } from './webkit.ts';

export interface Browser {
  readonly name: string;
  readonly inHindi?: boolean;
  /** Steps that need a newer browser than the browser floor: their failure does not count. */
  readonly notPromised?: ReadonlySet<StepName>;
  /** @throws Unavailable for a browser that this machine can't have */
  find(signal: AbortSignal): Promise<() => Promise<Driver>>;
}

const chromium = (version: OldChromium, others: Partial<Browser> = {}): Browser => ({
  name: `Chromium ${version}`,
  async find(signal) {
    const program = await oldChromium(version, signal);
    return () => driveChromium(program);
  },
  ...others,
});

export const BROWSERS: readonly Browser[] = [
  chromium(106, { inHindi: true, notPromised: FOR_ADMINISTRATORS }),
  chromium(109),
  chromium(119),
  {
    name: 'Firefox ESR',
    async find(signal) {
      const program = await findFirefox(signal);
      return () => driveFirefox(program);
    },
  },
  {
    name: 'WebKitGTK',
    async find(signal) {
      const programs = await findWebKit(signal);
      return () => driveWebKit(programs);
    },
  },
];

import type { DeviceKind } from '@pehchan/contract/accounts';
import Bowser from 'bowser';
import type { Request } from 'express';

/** What signed in, as far as the browser says. */
export type Device = { device: DeviceKind | null; browser: string | null; system: string | null };

const KINDS: Record<string, DeviceKind> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' };

export const UNKNOWN_DEVICE: Device = { device: null, browser: null, system: null };

/** Names of browsers and systems are short; what claims to be one may not be. */
const MAX_NAME = 40;
const nameOf = (name: string | undefined) => name?.slice(0, MAX_NAME) ?? null;

/** By `User-Agent`: a browser may say anything, and it is shown to nobody but whose session it is. */
export function deviceOf(req: Request): Device {
  const agent = req.get('User-Agent')?.slice(0, 400);
  if (!agent) return UNKNOWN_DEVICE;
  const { browser, os, platform } = Bowser.parse(agent);
  return {
    device: KINDS[platform.type ?? ''] ?? null,
    browser: nameOf(browser.name),
    system: nameOf(os.name),
  };
}

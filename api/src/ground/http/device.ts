import type { DeviceKind } from '@pehchan/contract/accounts';
import Bowser from 'bowser';
import type { Request } from 'express';

export type Device = { device: DeviceKind | null; browser: string | null; system: string | null };

const KINDS: Record<string, DeviceKind> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' };

export const UNKNOWN_DEVICE: Device = { device: null, browser: null, system: null };

/** Most letters of a browser's or system's name. A forged header can be longer than any real name. */
const MAX_NAME = 40;
const nameOf = (name: string | undefined) => name?.slice(0, MAX_NAME) ?? null;

/** Read the `User-Agent`. A browser can forge it, so only the account of the session sees the result. */
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

import { findStoredSessions, publicIdOf, sessionAgesSince } from '../../ground/gateways/session-index.ts';
import { type Device, UNKNOWN_DEVICE } from '../../ground/http/device.ts';
import type { UserRow } from './models/user.ts';
import { isSessionOver } from './session-age.ts';

export type OwnSession = {
  id: string;
  /** The session's secret id. It grants access, so no reply contains it. */
  sessionId: string;
  device: Device;
  begunAt: number;
  lastUsedAt: number;
  isThis: boolean;
};

export async function findSessions(user: UserRow, thisId: string): Promise<OwnSession[]> {
  const [stored, since] = await Promise.all([findStoredSessions(user.id), sessionAgesSince()]);
  return stored
    .filter(({ data }) => data.version === user.sessionVersion)
    .map(({ sessionId, data, lastUsedAt }) => ({
      id: publicIdOf(sessionId),
      sessionId,
      device: data.device ?? UNKNOWN_DEVICE,
      begunAt: data.begunAt ?? since,
      lastUsedAt: sessionId === thisId ? Date.now() : lastUsedAt,
      isThis: sessionId === thisId,
    }))
    .filter(({ begunAt }) => !isSessionOver(begunAt, user))
    .sort((a, b) => b.lastUsedAt - a.lastUsedAt);
}

import type { TotpSecretReply } from '@pehchan/contract/second-step';
import { keepBegun, readBegun, takeBegun } from '../../../ground/gateways/step-store.ts';
import type { UserRow } from '../../accounts/index.ts';
import { TotpSecret } from '../models/totp-secret.ts';
import { counterOf, newTotpSecret, openSecret, sealSecret, totpUri } from '../totp.ts';
import { addWay } from './add-way.ts';
import { removeWay } from './remove-way.ts';

/** Return a secret for a new authenticator app. The old app works until a code of the new one is entered. */
export async function beginTotp({ id, phone }: UserRow): Promise<TotpSecretReply> {
  const secret = newTotpSecret();
  await keepBegun('totp', id, sealSecret(id, secret));
  return { secret, uri: totpUri(secret, phone) };
}

/** Set up the new app, and return the new recovery codes; undefined if the code is wrong or late. */
export async function confirmTotp(user: UserRow, code: string): Promise<string[] | undefined> {
  const sealed = await readBegun('totp', user.id);
  const secret = sealed === null ? undefined : openSecret(user.id, sealed);
  const usedCounter = secret === undefined ? undefined : counterOf(secret, code);
  if (sealed === null || usedCounter === undefined) return undefined;
  const codes = await addWay(user, 'totp-added', (transaction) =>
    TotpSecret.upsert(
      { userId: user.id, secret: sealed, usedCounter, createdAt: new Date() },
      { transaction },
    ),
  );
  await takeBegun('totp', user.id);
  return codes;
}

export async function passTotp({ id }: UserRow, code: string): Promise<boolean> {
  const kept = await TotpSecret.findByPk(id);
  const secret = kept && openSecret(id, kept.secret);
  const counter = secret ? counterOf(secret, code) : undefined;
  return counter !== undefined && (await TotpSecret.use(id, counter));
}

export function removeTotp(user: UserRow): Promise<void> {
  return removeWay(user, 'totp-removed', (transaction) =>
    TotpSecret.destroy({ where: { userId: user.id }, transaction }),
  );
}

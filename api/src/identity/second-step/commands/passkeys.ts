import { MAX_PASSKEYS } from '@pehchan/contract/second-step';
import { UniqueConstraintError } from 'sequelize';
import { keepBegun, takeBegun } from '../../../ground/gateways/step-store.ts';
import { conflict, notFound } from '../../../ground/runtime/errors.ts';
import type { UserRow } from '../../accounts/index.ts';
import { Passkey } from '../models/passkey.ts';
import {
  type Credential,
  creationOptions,
  requestOptions,
  verifyAnswer,
  verifyCreation,
} from '../web-authn.ts';
import { addWay } from './add-way.ts';
import { removeWay } from './remove-way.ts';

export async function beginPasskey(user: UserRow): Promise<string> {
  const options = await creationOptions(user, await Passkey.findOf(user.id));
  await keepBegun('passkey-new', user.id, options.challenge);
  return JSON.stringify(options);
}

/** Add a passkey, and return the new recovery codes; undefined if the browser's answer is wrong or late. */
export async function addPasskey(user: UserRow, answer: string, name: string): Promise<string[] | undefined> {
  const challenge = await takeBegun('passkey-new', user.id);
  const credential = challenge === null ? undefined : await verifyCreation(answer, challenge);
  return credential && savePasskey(user, credential, name);
}

async function savePasskey(
  user: UserRow,
  credential: Credential,
  name: string,
): Promise<string[] | undefined> {
  try {
    return await addWay(user, 'passkey-added', async (transaction) => {
      const where = { userId: user.id };
      if ((await Passkey.count({ where, transaction })) >= MAX_PASSKEYS) {
        throw conflict('name', 'refused.step.most', { max: MAX_PASSKEYS });
      }
      await Passkey.create({ ...credential, ...where, name }, { transaction });
    });
  } catch (error) {
    if (error instanceof UniqueConstraintError) return undefined;
    throw error;
  }
}

export async function askPasskey({ id }: UserRow, session: string): Promise<string> {
  const passkeys = await Passkey.findOf(id);
  if (passkeys.length === 0) throw notFound();
  const options = await requestOptions(passkeys);
  await keepBegun('passkey', session, options.challenge);
  return JSON.stringify(options);
}

export async function passPasskey({ id }: UserRow, session: string, answer: string): Promise<boolean> {
  const challenge = await takeBegun('passkey', session);
  if (challenge === null) return false;
  const verified = await verifyAnswer(answer, challenge, await Passkey.findOf(id));
  if (!verified) return false;
  await verified.passkey.update({ counter: verified.counter, lastUsedAt: new Date() });
  return true;
}

export function removePasskey(user: UserRow, id: number): Promise<void> {
  return removeWay(user, 'passkey-removed', (transaction) =>
    Passkey.destroy({ where: { id, userId: user.id }, transaction }),
  );
}

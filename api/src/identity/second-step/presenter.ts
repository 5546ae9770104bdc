import type { SecondStepReply } from '@pehchan/contract/second-step';
import type { PasskeyRow } from './models/passkey.ts';

type Protection = Omit<SecondStepReply, 'passkeys'> & { passkeys: PasskeyRow[] };

export const presentSecondStep = ({ passkeys, ...rest }: Protection): SecondStepReply => ({
  ...rest,
  passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  })),
});

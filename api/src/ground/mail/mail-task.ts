import type { Schema } from 'yup';
import { type Mail, sendMail } from '../gateways/mailer.ts';
import { mailsCounted } from '../runtime/metrics.ts';
import { defineTask, type PlannedKind } from '../tasks/index.ts';

type Definition<Payload> = {
  name: string;
  schema: Schema<Payload>;
  isSecret?: boolean;
  /** Compose the mail when it is sent, with current email and language. Return undefined to drop the mail. */
  compose(payload: Payload): Promise<Mail | undefined>;
  /** Called after the mail server has accepted the mail. It may be called twice for one mail. */
  accepted?(payload: Payload): Promise<void>;
};

/** Define a mail as a background job: a crash or a mail server that is down only delays it. */
export function defineMail<Payload>({
  compose,
  accepted,
  ...kind
}: Definition<Payload>): PlannedKind<Payload> {
  return defineTask({
    ...kind,
    async run(payload, key) {
      const mail = await compose(payload);
      if (!mail || mail.to.endsWith('.invalid')) return 'dropped';
      await sendMail(mail, key);
      if (mail.isDecoy) return 'dropped';
      await accepted?.(payload);
      return 'done';
    },
    lost: () => mailsCounted.inc({ outcome: 'lost' }),
  });
}

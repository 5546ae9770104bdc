import type { Schema } from 'yup';
import { type Mail, sendMail } from '../gateways/mailer.ts';
import { mailsCounted } from '../runtime/metrics.ts';
import { defineTask, type PlannedKind } from '../tasks/index.ts';

type Definition<Payload> = {
  name: string;
  schema: Schema<Payload>;
  isSecret?: boolean;
  /**
   * Written when it is sent: to the address and in the language that the account has by then.
   * @returns undefined when nobody wants it any more
   */
  compose(payload: Payload): Promise<Mail | undefined>;
  /** The mail server has taken it. It may come twice. */
  accepted?(payload: Payload): Promise<void>;
};

/** A mail is a task: it is sent though the process dies and the mail server is away, or given up loudly. */
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
      if (mail.isNobodys) return 'dropped';
      await accepted?.(payload);
      return 'done';
    },
    lost: () => mailsCounted.inc({ outcome: 'lost' }),
  });
}

import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { say } from '../lib/index.ts';
import type { Settings } from '../lib/settings.ts';
import type { TellOperator } from './publisher-store.ts';

const WITHIN = 10_000;
const PAUSES = [0, 10_000, 60_000, 600_000];

/**
 * Mails whoever runs the site (`OPERATOR_EMAIL`), and says it where this process is watched. What a publisher
 * does isn't held up by it: a mail server that is away is asked again for ten minutes, and then it was said
 * here alone.
 * @param address of the site; of one with https the mail goes encrypted or not at all
 */
export function operatorMail({ operatorEmail, smtpUrl, passedOn }: Settings, address: string): TellOperator {
  return (subject, lines) => {
    const text = [...lines, '', address].join('\n');
    say(`! ${subject}\n${lines.map((line) => `    ${line}`.trimEnd()).join('\n')}`);
    if (!operatorEmail || !smtpUrl) return;
    const timeouts = { connectionTimeout: WITHIN, greetingTimeout: WITHIN, socketTimeout: WITHIN };
    const transport = createTransport({
      url: smtpUrl,
      ...timeouts,
      requireTLS: address.startsWith('https:'),
    });
    const from = passedOn.MAIL_FROM ?? 'Pehchan <no-reply@localhost>';
    const mail = { from, to: operatorEmail, subject: `Pehchan: ${subject}`, text };
    void send(() => transport.sendMail(mail));
  };
}

async function send(mail: () => Promise<unknown>): Promise<void> {
  for (const pause of PAUSES) {
    await sleep(pause, undefined, { ref: false });
    try {
      await mail();
      return;
    } catch (error) {
      say(`! The operator’s mail was not taken: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

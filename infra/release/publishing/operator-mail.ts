import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Transporter } from 'nodemailer';
import { messageOf, say, writeAtomically } from '../../lib/index.ts';
import type { Settings } from '../../lib/settings.ts';
import type { Site } from '../store/site.ts';
import type { NotifyOperator } from './publisher-store.ts';

const WITHIN = 10_000;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60 * 60 * 1000;
const GIVEN_UP_AFTER = 24 * 60 * 60 * 1000;

type Mail = { at: number; subject: string; text: string };

const sayOf = (what: string) => (error: unknown) => say(`! ${what}: ${messageOf(error)}`);

/**
 * Mail the operator, and print the message. The publisher does not wait: the mail is written to a file of the
 * site and is retried for a day, also by a later process.
 * @param address of the site; with https, the mail is sent encrypted or not at all
 */
export function operatorMail(settings: Settings, address: string, site: Site): NotifyOperator {
  const { operatorEmail: to, smtpUrl: url, passedOn } = settings;
  const timeouts = { connectionTimeout: WITHIN, greetingTimeout: WITHIN, socketTimeout: WITHIN };
  const from = passedOn.MAIL_FROM ?? 'Pehchan <no-reply@localhost>';
  const requireTLS = address.startsWith('https:');
  // Most sites have no address for the operator, so the mailer is loaded only if needed.
  const transport =
    to && url
      ? import('nodemailer').then((mail) =>
          mail.createTransport({ url, ...timeouts, requireTLS }, { from, to }),
        )
      : undefined;
  if (transport) void takeUp(site, transport);
  const notify = async (subject: string, lines: readonly string[]) => {
    say(`! ${subject}\n${lines.map((line) => `    ${line}`.trimEnd()).join('\n')}`);
    if (!transport) return;
    const text = [...lines, '', address].join('\n');
    const mail = { at: Date.now(), subject: `Pehchan: ${subject}`, text };
    const file = join(site.mail, `${randomUUID()}.json`);
    // Send the mail even if a full disk cannot store it.
    await writeAtomically(file, JSON.stringify(mail), 0o600).catch(
      sayOf('The operator’s mail could not be stored'),
    );
    void post(transport, file, mail);
  };
  return Object.assign(notify, { sendsNoMail: !transport });
}

async function takeUp(site: Site, transport: Promise<Transporter>): Promise<void> {
  const names = await readdir(site.mail).catch((): string[] => []);
  for (const name of names.filter((found) => found.endsWith('.json'))) {
    const file = join(site.mail, name);
    const read = async () => JSON.parse(await readFile(file, 'utf8')) as Mail;
    const mail = await read().catch(sayOf(`${file} is not a mail`));
    if (mail) void post(transport, file, mail);
  }
}

async function post(transport: Promise<Transporter>, file: string, { at, ...mail }: Mail): Promise<void> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      await (await transport).sendMail(mail);
      break;
    } catch (error) {
      sayOf('The operator’s mail could not be sent')(error);
    }
    if (Date.now() + pause > at + GIVEN_UP_AFTER) {
      say(`! This mail was given up after a day: ${mail.subject}`);
      break;
    }
    await sleep(pause, undefined, { ref: false });
  }
  await rm(file, { force: true }).catch(sayOf(`${file} can’t be removed`));
}

import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTransport, type Transporter } from 'nodemailer';
import { env } from '../runtime/env.ts';
import { Unavailable } from '../http/errors.ts';
import { logger } from '../runtime/logger.ts';
import { mailsCounted } from '../runtime/metrics.ts';

export type Mail = { to: string; subject: string; text: string; html: string };

const outbox = join(env.dataDir, 'outbox');
const TRIES = 3;
const TIMEOUT = 5000;
/** Between two tries, times their number. */
const PAUSE = 500;

const transport: Transporter = env.smtpUrl
  ? createTransport(
      { url: env.smtpUrl, connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT },
      { from: env.mailFrom },
    )
  : createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from: env.mailFrom });

const underWay = new Set<Promise<void>>();

/**
 * Takes a mail for delivery. With a mail server it doesn't wait for it: how long one takes would tell whether
 * anybody has this email. Without one, the mail is written to `DATA_DIR/outbox/*.eml`.
 * @param isWanted false for an email that nobody has: everything is done but the delivery, so that a full
 * disk answers alike
 */
export async function post(mail: Mail, isWanted = true): Promise<void> {
  if (!env.smtpUrl) return writeToOutbox(mail, isWanted);
  if (!isWanted) return;
  const delivery = deliver(mail).finally(() => underWay.delete(delivery));
  underWay.add(delivery);
}

/** Waits for what is under way before the process ends, but not for a mail server that hangs. */
export async function closeMailer(): Promise<void> {
  await Promise.race([Promise.all(underWay), wait(TIMEOUT, undefined, { ref: false })]);
  transport.close();
}

/** A mail that can't be delivered is logged, without its address: the person asks for another one. */
async function deliver(mail: Mail): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      await transport.sendMail(mail);
      mailsCounted.inc({ outcome: 'sent' });
      return;
    } catch (error) {
      logger.warn({ err: error instanceof Error ? codeOnly(error) : error, attempt }, 'a mail was not taken');
      mailsCounted.inc({ outcome: attempt < TRIES ? 'retried' : 'lost' });
      if (attempt < TRIES) await wait(PAUSE * attempt);
    }
  }
}

/** The text of a mail server's refusal repeats the address. */
function codeOnly(error: Error): Error {
  return Object.assign(new Error('mail refused'), { code: 'code' in error ? error.code : undefined });
}

async function writeToOutbox(mail: Mail, isWanted: boolean): Promise<void> {
  const { message } = await transport.sendMail(mail);
  const file = join(outbox, `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}.eml`);
  // A reader of the folder sees whole mails only.
  const part = `${file}.part`;
  try {
    await mkdir(outbox, { recursive: true });
    await writeFile(part, message);
    if (isWanted) await rename(part, file);
    else await rm(part);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    mailsCounted.inc({ outcome: 'lost' });
    throw new Unavailable('the outbox', error, 'refused.mail');
  }
  if (isWanted) mailsCounted.inc({ outcome: 'sent' });
}

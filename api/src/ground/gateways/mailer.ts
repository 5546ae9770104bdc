import { hash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import { env } from '../runtime/env.ts';
import { Unavailable } from '../runtime/errors.ts';
import { mailsCounted } from '../runtime/metrics.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Nobody has this address: all is done but the delivery, so that a full disk answers alike. */
  isNobodys?: boolean;
};

/** Whether mail is written to `DATA_DIR/outbox/*.eml`, which is a matter of the moment. */
export const isMailWritten = !env.smtpUrl;

const outbox = join(env.dataDir, 'outbox');
const TIMEOUT = 5000;
const KEPT_HOURS = 24;

const transport: Transporter = env.smtpUrl
  ? createTransport(
      {
        url: env.smtpUrl,
        connectionTimeout: TIMEOUT,
        greetingTimeout: TIMEOUT,
        socketTimeout: TIMEOUT,
        // Codes never go in clear: who stands between could else take the offer of encryption away.
        requireTLS: env.production,
      },
      { from: env.mailFrom },
    )
  : createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from: env.mailFrom });

/**
 * The mail server didn't take a mail. What it said repeats the address: only its code is kept.
 */
export class MailRefused extends Error {
  readonly code: string | undefined;
  /** It won't take another try either, as far as it knows. */
  readonly isForGood: boolean;

  constructor(error: unknown) {
    super('mail refused');
    this.name = 'MailRefused';
    const { code, responseCode } = detailsOf(error);
    this.code = [code, responseCode].filter((part) => part !== undefined).join('-') || undefined;
    this.isForGood = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
  }
}

/**
 * Sends a mail, and returns once the mail server has taken it. Without one, it is written to
 * `DATA_DIR/outbox/*.eml`.
 * @param key names the mail: sent again because nobody knew that it had arrived, it has the same Message-ID,
 * by which programs tell that it is the same
 */
export async function sendMail(mail: Mail, key: string): Promise<void> {
  const name = hash('sha256', key).slice(0, 32);
  const messageId = `<${name}@${new URL(env.publicUrl).hostname}>`;
  if (!env.smtpUrl) return writeToOutbox(mail, messageId, name);
  if (mail.isNobodys) return;
  try {
    await transport.sendMail({ ...contentOf(mail), messageId });
  } catch (error) {
    mailsCounted.inc({ outcome: 'retried' });
    throw new MailRefused(error);
  }
  mailsCounted.inc({ outcome: 'sent' });
}

export function closeMailer(): void {
  transport.close();
}

/**
 * Remove mails a day after they were written, because they hold names and addresses. The clock is that of the
 * file system, as the new mail shows it.
 */
async function removeMailsOlderThan(newMail: string): Promise<void> {
  const oldest = (await stat(newMail)).mtimeMs - KEPT_HOURS * 3_600_000;
  for (const name of await readdir(outbox)) {
    const file = join(outbox, name);
    // Another process may remove it at the same moment.
    const age = await stat(file).catch(() => undefined);
    if (age && age.mtimeMs < oldest) await rm(file, { force: true });
  }
}

const contentOf = ({ to, subject, text, html }: Mail) => ({ to, subject, text, html });

function detailsOf(error: unknown): { code?: string; responseCode?: number } {
  if (!(error instanceof Error)) return {};
  return {
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...('responseCode' in error && typeof error.responseCode === 'number'
      ? { responseCode: error.responseCode }
      : {}),
  };
}

async function writeToOutbox(mail: Mail, messageId: string, name: string): Promise<void> {
  const { message } = await transport.sendMail({ ...contentOf(mail), messageId });
  const file = join(outbox, `${new Date().toISOString().replace(/[:.]/g, '-')}-${name}.eml`);
  // A reader of the folder sees whole mails only.
  const part = `${file}.part`;
  try {
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    await writeFile(part, '', { mode: 0o600 });
    await removeMailsOlderThan(part);
    await writeFile(part, message);
    if (mail.isNobodys) await rm(part);
    else await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    mailsCounted.inc({ outcome: 'retried' });
    throw new Unavailable('the outbox', error, 'refused.mail');
  }
  if (!mail.isNobodys) mailsCounted.inc({ outcome: 'sent' });
}

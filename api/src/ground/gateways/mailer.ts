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
  /** Whether no account has the address: only the delivery is skipped, so that errors reveal no accounts. */
  isDecoy?: boolean;
};

/** Whether mails become files in `DATA_DIR/outbox`, because no mail server is set. */
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
        // Codes must be encrypted: an attacker on the line could remove the mail server's offer of TLS.
        requireTLS: env.production,
      },
      { from: env.mailFrom },
    )
  : createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from: env.mailFrom });

/** Thrown if the mail server refuses a mail. The server's message repeats the address: keep only its code. */
export class MailRefused extends Error {
  readonly code: string | undefined;
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
 * Send a mail, and return once the mail server has accepted it or the outbox has it.
 * @param key gives the Message-ID: mail programs recognise a mail that is sent twice
 */
export async function sendMail(mail: Mail, key: string): Promise<void> {
  const name = hash('sha256', key).slice(0, 32);
  const messageId = `<${name}@${new URL(env.publicUrl).hostname}>`;
  if (!env.smtpUrl) return writeToOutbox(mail, messageId, name);
  if (mail.isDecoy) return;
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

/** Remove mails after a day, because they hold names and addresses. */
async function removeMailsOlderThan(newMail: string): Promise<void> {
  const oldest = (await stat(newMail)).mtimeMs - KEPT_HOURS * 3_600_000;
  for (const name of await readdir(outbox)) {
    const file = join(outbox, name);
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
  const part = `${file}.part`;
  try {
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    await writeFile(part, '', { mode: 0o600 });
    await removeMailsOlderThan(part);
    await writeFile(part, message);
    if (mail.isDecoy) await rm(part);
    else await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    mailsCounted.inc({ outcome: 'retried' });
    throw new Unavailable('the outbox', error, 'refused.mail');
  }
  if (!mail.isDecoy) mailsCounted.inc({ outcome: 'sent' });
}

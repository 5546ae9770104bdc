import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const outbox = join(process.env['DATA_DIR'] ?? '', 'outbox');

/** Return the mails to this address, oldest first. */
export async function mailsTo(email: string): Promise<string[]> {
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(names.sort().map((name) => readFile(join(outbox, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${email}`));
}

export async function codeTo(email: string): Promise<string> {
  return /^(\d{6})\r?$/m.exec((await mailsTo(email)).at(-1) ?? '')?.[1] ?? '';
}

/** Decode the quoted-printable text of a mail. */
export const readable = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

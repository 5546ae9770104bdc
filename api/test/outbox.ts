import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const outbox = join(process.env['DATA_DIR'] ?? '', 'outbox');

/** What was mailed to this address, in the order of its arrival. */
export async function mailsTo(email: string): Promise<string[]> {
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(names.sort().map((name) => readFile(join(outbox, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${email}`));
}

/** The code in the latest of them. */
export async function codeTo(email: string): Promise<string> {
  return /^(\d{6})\r?$/m.exec((await mailsTo(email)).at(-1) ?? '')?.[1] ?? '';
}

/** Its text as it was written: without the line breaks of long lines, and with each letter as one. */
export const readable = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

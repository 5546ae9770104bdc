import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from './test.ts';

const BASE64_PART = /Content-Transfer-Encoding: base64\r\n\r\n([A-Za-z0-9+/=\r\n]+)/gi;

/**
 * Return the six digits of the latest mail to this address. Without a mail server mails are written to the
 * outbox.
 * @param used the code of an earlier mail
 */
export async function codeFor(email: string, used?: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const codes = (await mailsTo(email)).map((mail) => /\b\d{6}\b/.exec(mail)?.[0]);
    code = codes.find((found) => found && found !== used);
    expect(code).toBeDefined();
  }).toPass();
  return code ?? '';
}

/** @param path the whole path of the link in the mail, or a pattern for it */
export async function linkFor(email: string, path: string | RegExp): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const links = (await mailsTo(email)).flatMap((mail) => mail.match(/https?:\/\/[^\s"<>]+/g) ?? []);
    link = links.find((found) => {
      const { pathname } = new URL(found);
      return typeof path === 'string' ? pathname === path : path.test(pathname);
    });
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

async function mailsTo(email: string): Promise<string[]> {
  const outbox = join(process.env.DATA_DIR ?? '.data', 'outbox');
  const files = (await readdir(outbox)).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${email}`)).map(textOf);
}

function textOf(mail: string): string {
  const parts = [...mail.matchAll(BASE64_PART)].map(([, part = '']) =>
    Buffer.from(part, 'base64').toString(),
  );
  if (parts.length > 0) return parts.join('\n');
  // Quoted-printable joins long lines.
  return mail
    .slice(mail.indexOf('\r\n\r\n'))
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=');
}

import type { Language } from '@pehchan/contract/messages';
import type { Mail } from '../gateways/mailer.ts';
import { escapeHtml } from '../http/html.ts';
import { env } from '../runtime/env.ts';

const PRODUCT: Record<Language, string> = { en: 'Pehchan', hi: 'पहचान' };

export type Line = string | { code: string } | { link: string };

const asText = (line: Line) =>
  typeof line === 'string' ? [line] : ['', 'code' in line ? line.code : line.link, ''];

function asHtml(line: Line): string {
  if (typeof line === 'string') return `<p>${escapeHtml(line)}</p>`;
  if ('link' in line) return `<p>${anchor(line.link)}</p>`;
  return `<p style="font-size:28px;letter-spacing:6px"><strong>${escapeHtml(line.code)}</strong></p>`;
}

const anchor = (link: string) => `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`;

export function letter(
  to: string,
  language: Language,
  { subject, greeting, lines }: { subject: string; greeting: string; lines: Line[] },
  site: string = env.publicUrl,
): Mail {
  return {
    to,
    subject,
    text: [greeting, '', ...lines.flatMap(asText), '', `${PRODUCT[language]}, ${site}`, ''].join('\n'),
    html: `<!doctype html>
<html lang="${language}"><body style="font-family:sans-serif;font-size:16px;line-height:1.5">
<p>${escapeHtml(greeting)}</p>
${lines.map(asHtml).join('\n')}
<p>${PRODUCT[language]}, ${anchor(site)}</p>
</body></html>
`,
  };
}

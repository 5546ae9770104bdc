import { fill, type Language } from '@pehchan/contract/messages';
import type { Mail } from '../gateways/mailer.ts';
import { escapeHtml } from '../http/html.ts';

const words: Record<Language, { subject: string; greeting: string; lines: string[] }> = {
  en: {
    subject: 'Your Pehchan code',
    greeting: 'Namaste {name},',
    lines: [
      'Your code for a new password is:',
      'It is valid for 10 minutes. Never tell it to anybody.',
      'You did not ask for it? Then do nothing: your password stays as it is.',
    ],
  },
  hi: {
    subject: 'आपका पहचान OTP',
    greeting: 'नमस्ते {name},',
    lines: [
      'नया पासवर्ड बनाने के लिए आपका OTP है:',
      'यह 10 मिनट तक मान्य है। इसे किसी को न बताएँ।',
      'आपने यह OTP नहीं माँगा? तो कुछ न करें, आपका पासवर्ड वही रहेगा।',
    ],
  },
};

/** The mail with the one-time code, as text and as simple HTML, in the language that the account reads. */
export function otpMail(to: string, name: string, otp: string, language: Language, site: string): Mail {
  const { subject, greeting, lines } = words[language];
  const [lead = '', ...rest] = lines;
  const hello = fill(greeting, { name });
  return {
    to,
    subject,
    text: [hello, '', lead, '', otp, '', ...rest, '', `Pehchan, ${site}`, ''].join('\n'),
    html: `<!doctype html>
<html lang="${language}"><body style="font-family:sans-serif;font-size:16px;line-height:1.5">
<p>${escapeHtml(hello)}</p>
<p>${escapeHtml(lead)}</p>
<p style="font-size:28px;letter-spacing:6px"><strong>${escapeHtml(otp)}</strong></p>
${rest.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
<p>Pehchan, <a href="${escapeHtml(site)}">${escapeHtml(site)}</a></p>
</body></html>
`,
  };
}

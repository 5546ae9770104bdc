import type { Language } from '@pehchan/contract/messages';
import { greeting, letter, type Mail } from '../../ground/mail/index.ts';

const words: Record<Language, { subject: string; lines: [string, string, string] }> = {
  en: {
    subject: 'Your Pehchan code',
    lines: [
      'Your code for a new password is:',
      'It is valid for 10 minutes. Don’t share it with anybody.',
      'If you did not ask for it, do nothing. Your password stays the same.',
    ],
  },
  hi: {
    subject: 'आपका पहचान OTP',
    lines: [
      'नया पासवर्ड बनाने के लिए आपका OTP है:',
      'यह 10 मिनट तक चलेगा। इसे किसी को न बताएँ।',
      'आपने नहीं माँगा, तो कुछ न करें। आपका पासवर्ड वही रहेगा।',
    ],
  },
};

export function otpMail(
  to: string,
  name: string | undefined,
  otp: string,
  language: Language,
  site?: string,
): Mail {
  const { subject, lines } = words[language];
  const [lead, ...rest] = lines;
  const content = { subject, greeting: greeting(language, name), lines: [lead, { code: otp }, ...rest] };
  return letter(to, language, content, site);
}

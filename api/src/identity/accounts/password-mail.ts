import type { Language } from '@pehchan/contract/messages';
import { greeting, letter, type Mail } from '../../ground/mail/index.ts';
import { env } from '../../ground/runtime/env.ts';

/** Reasons for a mail. `code-…`: an administrator's code. `reset`: a mailed code. `changed`: by the owner. */
export const PASSWORD_NEWS = ['code-made', 'code-used', 'reset', 'changed'] as const;
export type PasswordNews = (typeof PASSWORD_NEWS)[number];

type Words = Record<PasswordNews, string> & { subject: string; expected: string; otherwise: string };

const words: Record<Language, Words> = {
  en: {
    subject: 'The password of your Pehchan account',
    'code-made':
      'A volunteer has made a code for your Pehchan account. For 10 minutes, the code can change its password.',
    'code-used':
      'The password of your Pehchan account was changed with a code from a volunteer. All phones and computers are logged out.',
    reset:
      'The password of your Pehchan account was changed with a code from your email. All phones and computers are logged out.',
    changed:
      'The password of your Pehchan account was changed on a phone or computer that was logged in. All others are logged out.',
    expected: 'If it was you, you need to do nothing.',
    otherwise: 'If it was not you, please call a volunteer, but not one who has just called you:',
  },
  hi: {
    subject: 'आपके पहचान खाते का पासवर्ड',
    'code-made':
      'समाज के एक कार्यकर्ता ने आपके पहचान खाते के लिए कोड बनाया है। इससे 10 मिनट तक पासवर्ड बदला जा सकता है।',
    'code-used':
      'आपके पहचान खाते का पासवर्ड समाज के कार्यकर्ता के दिए कोड से बदला गया है। हर फ़ोन और कंप्यूटर से लॉगआउट हो गया है।',
    reset: 'आपके पहचान खाते का पासवर्ड आपके ईमेल पर भेजे OTP से बदला गया है। हर फ़ोन और कंप्यूटर से लॉगआउट हो गया है।',
    changed: 'आपके पहचान खाते का पासवर्ड लॉगिन किए हुए एक फ़ोन या कंप्यूटर से बदला गया है। बाकी सभी से लॉगआउट हो गया है।',
    expected: 'आपने ही किया है, तो कुछ न करें।',
    otherwise:
      'आपने नहीं किया, तो कृपया समाज के किसी कार्यकर्ता को फ़ोन करें, पर उन्हें नहीं जिन्होंने अभी आपको फ़ोन किया था:',
  },
};

/** Return the mail about a password. It has no name: a thief of the account may have changed the name. */
export function passwordMail(to: string, language: Language, news: PasswordNews): Mail {
  const { subject, expected, otherwise, [news]: happened } = words[language];
  const lines = [happened, expected, otherwise, { link: `${env.publicUrl}/help` }];
  return letter(to, language, { subject, greeting: greeting(language, undefined), lines });
}

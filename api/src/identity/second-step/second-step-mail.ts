import { STEP_CHANGES } from '@pehchan/contract/second-step';
import type { Language } from '@pehchan/contract/messages';
import { greeting, letter, type Mail } from '../../ground/mail/index.ts';

export const STEP_NEWS = [...STEP_CHANGES, 'wrong-codes'] as const;
type StepNews = (typeof STEP_NEWS)[number];

const subjects: Record<Language, string> = {
  en: 'The second step of your Pehchan account',
  hi: 'आपके पहचान खाते का दूसरा ताला',
};

const happened: Record<Language, Record<StepNews, string>> = {
  en: {
    'totp-added': 'An authenticator app was set up for your administrator’s account.',
    'totp-removed': 'The authenticator app of your administrator’s account was removed.',
    'passkey-added': 'A passkey was added to your administrator’s account.',
    'passkey-removed': 'A passkey of your administrator’s account was removed.',
    'codes-renewed':
      'New recovery codes were made for your administrator’s account. The old ones no longer work.',
    'code-used': 'Somebody logged in to your administrator’s account with one of your recovery codes.',
    'wrong-codes':
      'Five wrong codes were entered for your administrator’s account within a day, after the right password.',
    reset:
      'The second step of your administrator’s account was reset. You will set up a new one when you log in.',
  },
  hi: {
    'totp-added': 'आपके एडमिन खाते के लिए ऑथेंटिकेटर ऐप सेट किया गया है।',
    'totp-removed': 'आपके एडमिन खाते से ऑथेंटिकेटर ऐप हटा दिया गया है।',
    'passkey-added': 'आपके एडमिन खाते में एक पासकी जोड़ी गई है।',
    'passkey-removed': 'आपके एडमिन खाते से एक पासकी हटा दी गई है।',
    'codes-renewed': 'आपके एडमिन खाते के लिए नए रिकवरी कोड बनाए गए हैं। पुराने अब काम नहीं करेंगे।',
    'code-used': 'आपके एक रिकवरी कोड से आपके एडमिन खाते में लॉगिन किया गया है।',
    'wrong-codes': 'आपके एडमिन खाते के लिए एक दिन में सही पासवर्ड के बाद पाँच बार गलत कोड डाला गया है।',
    reset: 'आपके एडमिन खाते का दूसरा ताला हटा दिया गया है। अगली बार लॉगिन करने पर आप नया लगाएँगे।',
  },
};

const otherwise: Record<Language, string> = {
  en: 'If it was not you, change your password immediately and tell another administrator.',
  hi: 'आपने नहीं किया, तो तुरंत अपना पासवर्ड बदलें और किसी दूसरे एडमिन को बताएँ।',
};

export function secondStepMail(
  to: string,
  name: string | undefined,
  language: Language,
  change: StepNews,
): Mail {
  return letter(to, language, {
    subject: subjects[language],
    greeting: greeting(language, name),
    lines: [happened[language][change], otherwise[language]],
  });
}

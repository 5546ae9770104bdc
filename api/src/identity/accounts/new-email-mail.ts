import type { Language } from '@pehchan/contract/messages';
import { greeting, letter, type Mail } from '../../ground/mail/index.ts';

const words: Record<Language, { subject: string; lines: [string, string, string] }> = {
  en: {
    subject: 'Your email on Pehchan',
    lines: [
      'Somebody has given this email for an account on Pehchan, the biodata register of eleven villages. Was it you? Then there is nothing to do.',
      'This isn’t you? Take your email off that account here:',
      'The link works once, within 30 days.',
    ],
  },
  hi: {
    subject: 'पहचान पर आपका ईमेल',
    lines: [
      'किसी ने ग्यारह गाँवों के बायोडाटा रजिस्टर पहचान पर एक खाते के लिए यह ईमेल दिया है। क्या वह आप थे? तो कुछ करने की ज़रूरत नहीं।',
      'यह आप नहीं हैं? उस खाते से अपना ईमेल यहाँ हटाएँ:',
      'यह लिंक 30 दिन के अंदर एक बार काम करेगा।',
    ],
  },
};

/** Return the mail to an unconfirmed address, without anything that the account wrote. */
export function newEmailMail(to: string, language: Language, link: string): Mail {
  const { subject, lines } = words[language];
  const [lead, isntYou, once] = lines;
  return letter(to, language, {
    subject,
    greeting: greeting(language, undefined),
    lines: [lead, isntYou, { link }, once],
  });
}

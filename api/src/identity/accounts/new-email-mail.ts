import type { Language } from '@pehchan/contract/messages';
import { greeting, letter, type Line, type Mail } from '../../ground/mail/index.ts';

type Words = {
  arrived: { subject: string; lead: string; next: string; call: string };
  changed: { subject: string; lead: string };
  isntYou: string;
  once: string;
};

const words: Record<Language, Words> = {
  en: {
    arrived: {
      subject: 'Your form has arrived on Pehchan',
      lead: 'Your form for Pehchan, the biodata register of eleven villages, has arrived.',
      next: 'Volunteers of the community will now check it, usually within 3 days. You will then get a mail, and can see other families.',
      call: 'Do you have a question, or does it take longer? Please call:',
    },
    changed: {
      subject: 'Your email on Pehchan',
      lead: 'Somebody gave this email for an account on Pehchan, the biodata register of eleven villages. If it was you, you need to do nothing.',
    },
    isntYou: 'If it was not you, remove your email from that account here:',
    once: 'The link works once, within 30 days.',
  },
  hi: {
    arrived: {
      subject: 'आपका फ़ॉर्म पहचान पर मिल गया',
      lead: 'ग्यारह गाँवों के बायोडाटा रजिस्टर पहचान पर आपका फ़ॉर्म मिल गया है।',
      next: 'अब समाज के कार्यकर्ता इसे देखेंगे। इसमें आम तौर पर 3 दिन तक लगते हैं। फिर आपको मेल आएगा और दूसरे परिवार दिखेंगे।',
      call: 'कुछ पूछना हो या ज़्यादा दिन लगें, तो फ़ोन करें:',
    },
    changed: {
      subject: 'पहचान पर आपका ईमेल',
      lead: 'पहचान ग्यारह गाँवों का बायोडाटा रजिस्टर है। किसी ने वहाँ एक खाते में यह ईमेल दिया है। आपने ही दिया है, तो कुछ न करें।',
    },
    isntYou: 'आपने नहीं दिया, तो अपना ईमेल यहाँ हटाएँ:',
    once: 'यह लिंक 30 दिन के अंदर एक बार काम करेगा।',
  },
};

type Contents = { link: string; isFirst: boolean; callers: Line[] };

/** Return the mail to an unconfirmed address, without anything that the account wrote. */
export function newEmailMail(to: string, language: Language, { link, isFirst, callers }: Contents): Mail {
  const { arrived, changed, isntYou, once } = words[language];
  const { subject, lead } = isFirst ? arrived : changed;
  const next = isFirst ? [arrived.next, arrived.call, ...callers] : [];
  return letter(to, language, {
    subject,
    greeting: greeting(language, undefined),
    lines: [lead, ...next, isntYou, { link }, once],
  });
}

import { fill, type Language } from '@pehchan/contract/messages';
import { letter, type Mail } from '../mail/index.ts';

const words: Record<Language, { subject: string; greeting: string; lines: [string, string] }> = {
  en: {
    subject: 'Your Pehchan account is approved',
    greeting: 'Namaste {name},',
    lines: [
      'An administrator has approved your account. Other families can find your biodata now.',
      'You can search the biodata of other families here:',
    ],
  },
  hi: {
    subject: 'आपका पहचान खाता स्वीकृत हो गया है',
    greeting: 'नमस्ते {name},',
    lines: [
      'एडमिन ने आपका खाता स्वीकृत कर दिया है। अब दूसरे परिवार आपका बायोडाटा देख सकते हैं।',
      'दूसरे परिवारों के बायोडाटा आप यहाँ खोज सकते हैं:',
    ],
  },
};

/** Tells a family that it may search now, with the way there, in the language that the account reads. */
export function approvalMail(to: string, name: string, language: Language, search: string): Mail {
  const { subject, greeting, lines } = words[language];
  const content = { subject, greeting: fill(greeting, { name }), lines: [...lines, { link: search }] };
  return letter(to, language, content);
}

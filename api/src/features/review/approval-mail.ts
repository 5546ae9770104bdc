import type { Language } from '@pehchan/contract/messages';
import { greeting, letter, type Mail } from '../../ground/mail/index.ts';

const words: Record<Language, { subject: string; lines: [string, string] }> = {
  en: {
    subject: 'Your Pehchan account is approved',
    lines: [
      'A volunteer has approved your account. Other families can now find your biodata.',
      'Search the biodata of other families here:',
    ],
  },
  hi: {
    subject: 'आपके पहचान खाते को मंज़ूरी मिल गई है',
    lines: [
      'समाज के कार्यकर्ताओं ने आपके खाते को मंज़ूरी दे दी है। अब दूसरे परिवार आपका बायोडाटा देख सकते हैं।',
      'दूसरे परिवारों के बायोडाटा यहाँ देखें:',
    ],
  },
};

export function approvalMail(to: string, name: string | undefined, language: Language, search: string): Mail {
  const { subject, lines } = words[language];
  const content = { subject, greeting: greeting(language, name), lines: [...lines, { link: search }] };
  return letter(to, language, content);
}

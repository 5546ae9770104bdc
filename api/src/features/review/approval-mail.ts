import type { Language } from '@pehchan/contract/messages';
import { greeting, letter, type Mail } from '../../ground/mail/index.ts';

const words: Record<Language, { subject: string; lines: [string, string] }> = {
  en: {
    subject: 'Your Pehchan account is approved',
    lines: [
      'An administrator has approved your account. Other families can find your biodata now.',
      'You can search the biodata of other families here:',
    ],
  },
  hi: {
    subject: 'आपका पहचान खाता मंज़ूर हो गया है',
    lines: [
      'समाज के कार्यकर्ताओं ने आपका खाता मंज़ूर कर दिया है। अब दूसरे परिवार आपका बायोडाटा देख सकते हैं।',
      'दूसरे परिवारों के बायोडाटा आप यहाँ खोज सकते हैं:',
    ],
  },
};

export function approvalMail(to: string, name: string | undefined, language: Language, search: string): Mail {
  const { subject, lines } = words[language];
  const content = { subject, greeting: greeting(language, name), lines: [...lines, { link: search }] };
  return letter(to, language, content);
}

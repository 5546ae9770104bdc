import { fill, type Language } from '@pehchan/contract/messages';
import { greeting, letter, type Mail } from '../../ground/mail/index.ts';

type Words = { subject: string; named: string; unnamed: string; yes: string; no: string; else: string };
const words: Record<Language, Words> = {
  en: {
    subject: 'Are you still looking for a match?',
    named: 'The biodata of {child} has not changed for three months. Are you still looking for a match?',
    unnamed:
      'One of your biodata on Pehchan has not changed for three months. Are you still looking for a match?',
    yes: 'Yes? Open this page and answer with one tap:',
    no: 'Is the match settled, or do you want to pause? Log in and tell us on Home:',
    else: 'Without an answer, we hide the biodata after 14 days. One tap on Home shows it again.',
  },
  hi: {
    subject: 'क्या आप अभी भी रिश्ता देख रहे हैं?',
    named: '{child} का बायोडाटा तीन महीने से पहचान पर वैसा ही है। क्या आप अभी भी रिश्ता देख रहे हैं?',
    unnamed: 'आपका एक बायोडाटा तीन महीने से पहचान पर वैसा ही है। क्या आप अभी भी रिश्ता देख रहे हैं?',
    yes: 'हाँ? यह पन्ना खोलें और एक बटन दबाकर बता दें:',
    no: 'रिश्ता तय हो गया, या अभी रोकना है? लॉगिन करके होम पर बताएँ:',
    else: 'जवाब न मिलने पर 14 दिन बाद बायोडाटा दिखना बंद हो जाएगा। होम पर एक बटन दबाते ही वह फिर दिखेगा।',
  },
};

type Question = { to: string; name: string | undefined; child: string; link: string; home: string };

/** Compose the question to a family. Name no candidate to an unconfirmed address: it may be a stranger's. */
export function stillLookingMail({ to, name, child, link, home }: Question, language: Language): Mail {
  const { subject, named, unnamed, yes, no, else: otherwise } = words[language];
  const lead = name === undefined ? unnamed : fill(named, { child });
  return letter(to, language, {
    subject,
    greeting: greeting(language, name),
    lines: [lead, yes, { link }, no, { link: home }, otherwise],
  });
}

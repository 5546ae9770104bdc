import { fill, type Language } from '@pehchan/contract/messages';

const words: Record<Language, { named: string; unnamed: string }> = {
  en: { named: 'Namaste {name},', unnamed: 'Namaste,' },
  hi: { named: 'नमस्ते {name},', unnamed: 'नमस्ते,' },
};

/** Return the first line of a mail, without a name if a stranger may read the mail. */
export function greeting(language: Language, name: string | undefined): string {
  const { named, unnamed } = words[language];
  return name === undefined ? unnamed : fill(named, { name });
}

import type { Language } from '@pehchan/contract/messages';

/** Texts of sheets that no screen has. Labels of fields are in the contract. */
const en = {
  title: 'Biodata',
  personal: 'Personal',
  work: 'Education and work',
  family: 'Family',
  about: 'About',
  contact: 'Contact',
  siblings: 'Brothers and sisters',
  brothers: (all: number, married: number) => counted(all, 'brother', 'brothers', married),
  sisters: (all: number, married: number) => counted(all, 'sister', 'sisters', married),
  age: (n: number) => `${n} years`,
  height: (feet: string, inches: string) => `${feet} ft ${inches} in`,
  months: 'January February March April May June July August September October November December',
  foot: 'Pehchan / पहचान पर पक्का परिवार',
};

function counted(all: number, one: string, more: string, married: number): string {
  const text = `${all} ${all === 1 ? one : more}`;
  return married > 0 ? `${text} (${married} married)` : text;
}

export type Words = typeof en;

const hi: Words = {
  title: 'बायोडाटा',
  personal: 'परिचय',
  work: 'पढ़ाई और काम',
  family: 'परिवार',
  about: 'और बातें',
  contact: 'संपर्क',
  siblings: 'भाई-बहन',
  brothers: (all, married) => `${all} भाई${ofThem(married)}`,
  sisters: (all, married) => `${all} ${all === 1 ? 'बहन' : 'बहनें'}${ofThem(married)}`,
  age: (n) => `${n} साल`,
  height: (feet, inches) => `${feet} फुट ${inches} इंच`,
  months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
  foot: en.foot,
};

function ofThem(married: number): string {
  return married > 0 ? ` (${married} की शादी हो गई)` : '';
}

export const words: Record<Language, Words> = { en, hi };

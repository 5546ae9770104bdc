import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  'mend.list': 'क्या ठीक करना है',
  'mend.done': 'ठीक किया',
  'mend.send': 'फिर से भेजें',
  'mend.anyway': 'यह अभी ठीक नहीं हुआ है। फिर भी दोबारा भेजें?',
  'mend.account.name': 'मेरा नाम बदलें',
  'mend.account.Father': 'पिताजी का नाम बदलें',
  'mend.account.village': 'गाँव बदलें',
  'mend.account.phone': 'मेरा नंबर बदलें',
  'mend.biodata.photo': 'फ़ोटो बदलें: {name}',
  'mend.biodata.fullname': 'नाम बदलें: {name}',
  'mend.biodata.gotra': 'गोत्र बदलें: {name}',
};

import type { DAUGHTERS, SONS, SURNAMES } from './names.ts';

type Word = (typeof SONS)[number] | (typeof DAUGHTERS)[number] | (typeof SURNAMES)[number];

const WORDS: Readonly<Record<Word, string>> = {
  ROHIT: 'रोहित', VIKAS: 'विकास', NIKHIL: 'निखिल', HARSH: 'हर्ष', YASH: 'यश', ANKIT: 'अंकित', DEEPAK: 'दीपक', MANISH: 'मनीष',
  KUNAL: 'कुणाल', PIYUSH: 'पीयूष', HITESH: 'हितेश', JATIN: 'जतिन', KARAN: 'करण', LALIT: 'ललित', MAYUR: 'मयूर', NEERAJ: 'नीरज',
  PRATIK: 'प्रतीक', RAHUL: 'राहुल', SAGAR: 'सागर', TUSHAR: 'तुषार', UMESH: 'उमेश', VISHAL: 'विशाल',
  PRIYA: 'प्रिया', POOJA: 'पूजा', NEHA: 'नेहा', KAVITA: 'कविता', ANJALI: 'अंजलि', DIMPLE: 'डिंपल', HETAL: 'हेतल', JYOTI: 'ज्योति',
  KHUSHBU: 'खुशबू', MAMTA: 'ममता', NIKITA: 'निकिता', PAYAL: 'पायल', RIYA: 'रिया', SEJAL: 'सेजल', SHREYA: 'श्रेया', SNEHA: 'स्नेहा',
  SONAL: 'सोनल', SWATI: 'स्वाति', TANVI: 'तन्वी', URVASHI: 'उर्वशी', VARSHA: 'वर्षा', VIDHI: 'विधि',
  MALI: 'माली', SAINI: 'सैनी', SOLANKI: 'सोलंकी', GEHLOT: 'गहलोत', PARMAR: 'परमार',
}; // prettier-ignore

const SPELLINGS = new Map(Object.entries(WORDS));

export const inHindi = (name: string): string =>
  name
    .split(' ')
    .map((word) => SPELLINGS.get(word) ?? '')
    .join(' ');

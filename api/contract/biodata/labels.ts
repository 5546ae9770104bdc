import type { Label } from '../messages/index.ts';
import type { Employment, Gender, Listing, Manglik } from './values.ts';

export const GENDER_LABELS = {
  MALE: { en: 'Male', hi: 'लड़का' },
  FEMALE: { en: 'Female', hi: 'लड़की' },
} as const satisfies Record<Gender, Label>;

export const EMPLOYMENT_LABELS = {
  PRIVATE: { en: 'Private', hi: 'प्राइवेट नौकरी' },
  GOVT: { en: 'Government', hi: 'सरकारी नौकरी' },
  BUSINESS: { en: 'Business', hi: 'अपना काम-धंधा' },
  STUDYING: { en: 'Studying', hi: 'पढ़ाई चल रही है' },
  AT_HOME: { en: 'At home', hi: 'घर सँभालना' },
} as const satisfies Record<Employment, Label>;

export const MANGLIK_LABELS = {
  YES: { en: 'Yes', hi: 'हाँ' },
  NO: { en: 'No', hi: 'नहीं' },
  PARTLY: { en: 'Partly', hi: 'आंशिक' },
} as const satisfies Record<Manglik, Label>;

export const LISTING_LABEL: Label = { en: 'Visibility', hi: 'दिख रहा है?' };
export const LISTING_LABELS = {
  open: { en: 'Shown', hi: 'दिख रहा है' },
  paused: { en: 'Paused', hi: 'रोका हुआ' },
  settled: { en: 'Rishta tay', hi: 'रिश्ता तय' },
  lapsed: { en: 'No answer', hi: 'जवाब नहीं आया' },
} as const satisfies Record<Listing, Label>;

export const AGE_LABEL: Label = { en: 'Age', hi: 'उम्र' };
export const GRANDFATHER_LABEL: Label = { en: 'Grand Father', hi: 'दादाजी' };

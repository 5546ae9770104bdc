import type { Language } from '@pehchan/contract/messages';

/** Texts of spreadsheets that no screen has. Names of fields are in the contract. */
const en = {
  sheet: { users: 'Users', biodata: 'Biodata' },
  serial: 'SrNo',
  standingSince: 'Status since',
  registered: 'Registered',
  biodata: 'Biodata',
  added: 'Added',
  about: 'About',
  list: 'List',
  exportedBy: 'Exported by',
  exportedAt: 'Exported on',
  rows: 'Number of rows',
};

export type Words = typeof en;

const hi: Words = {
  sheet: { users: 'परिवार', biodata: 'बायोडाटा' },
  serial: 'क्रम',
  standingSince: 'स्थिति कब से',
  registered: 'खाता कब बना',
  biodata: 'बायोडाटा',
  added: 'कब जोड़ा',
  about: 'जानकारी',
  list: 'सूची',
  exportedBy: 'किसने डाउनलोड की',
  exportedAt: 'कब डाउनलोड की',
  rows: 'कितनी पंक्तियाँ',
};

export const words: Record<Language, Words> = { en, hi };

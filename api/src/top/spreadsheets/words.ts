import type { Language } from '@pehchan/contract/messages';

/** Texts of spreadsheets that no screen has. Names of fields are in the contract. */
const en = {
  sheet: { users: 'Users', biodata: 'Biodata' },
  serial: 'SrNo',
  standingSince: 'Status since',
  registered: 'Registered',
  biodata: 'Biodata',
  added: 'Added',
};

export type Words = typeof en;

const hi: Words = {
  sheet: { users: 'सदस्य', biodata: 'बायोडाटा' },
  serial: 'क्रम',
  standingSince: 'स्थिति कब से',
  registered: 'पंजीकरण',
  biodata: 'बायोडाटा',
  added: 'कब जोड़ा',
};

export const words: Record<Language, Words> = { en, hi };

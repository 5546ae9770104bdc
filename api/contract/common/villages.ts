import type { Label } from '../messages/index.ts';

export const VILLAGES = [
  'DANTRAI',
  'NIMBAJ',
  'MALGAON',
  'AMBLARI',
  'ANADARA',
  'MAROL',
  'PAMERA',
  'POSINDARA',
  'DHAN',
  'MADIYA',
  'MERMODAVARA',
] as const;
export type Village = (typeof VILLAGES)[number];

/** Names of villages as elders spell them. */
export const VILLAGE_LABELS = {
  DANTRAI: { en: 'Dantrai', hi: 'दांतराई' },
  NIMBAJ: { en: 'Nimbaj', hi: 'निंबज' },
  MALGAON: { en: 'Malgaon', hi: 'मालगाँव' },
  AMBLARI: { en: 'Amblari', hi: 'अंबलारी' },
  ANADARA: { en: 'Anadara', hi: 'अनादरा' },
  MAROL: { en: 'Marol', hi: 'मारोल' },
  PAMERA: { en: 'Pamera', hi: 'पामेरा' },
  POSINDARA: { en: 'Posindara', hi: 'पोसिंदरा' },
  DHAN: { en: 'Dhan', hi: 'धान' },
  MADIYA: { en: 'Madiya', hi: 'मड़िया' },
  MERMODAVARA: { en: 'Mermodavara', hi: 'मेरमोदावरा' },
} as const satisfies Record<Village, Label>;

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

import { SECTIONS } from '@pehchan/contract/biodata';

export const PARTS = SECTIONS.flatMap((section) =>
  section === 'basic' ? ([section, 'photo'] as const) : ([section] as const),
);

import { SECTIONS } from '@pehchan/contract/biodata';

/** The parts in which a biodata is asked for: the sections of its fields, and after the first the photo. */
export const PARTS = SECTIONS.flatMap((section) =>
  section === 'basic' ? ([section, 'photo'] as const) : ([section] as const),
);

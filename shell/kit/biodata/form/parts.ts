import { SECTIONS } from '@pehchan/contract/biodata';

export const PARTS = SECTIONS.flatMap((section) =>
  section === 'basic' ? ([section, 'photo'] as const) : ([section] as const),
);

/** Parts that a phone shows below the previous part: a screen for each would take two more taps. */
export const FOLLOWING: ReadonlySet<(typeof PARTS)[number]> = new Set(['education', 'family']);

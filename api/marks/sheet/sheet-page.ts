import type { SheetFormat } from '@pehchan/contract/biodata';

/** The text of a sheet. The API writes it from the table of fields; this package only draws it. */
export type SheetPage = {
  language: 'en' | 'hi';
  /** The community's heading above the title, or an empty text. */
  heading: string;
  title: string;
  name: string;
  /** The name in the other script, or an empty text. */
  otherName: string;
  summary: string;
  sections: readonly SheetSection[];
  foot: string;
};

export type SheetSection = { title: string; facts: readonly SheetFact[] };

/** `isLong`: a paragraph, which is cut if the page is full. */
export type SheetFact = { label: string; value: string; isLong?: boolean };

/** The invisible mark of the photo. `photo` is the stored photo that the copy is made of. */
export type SheetPhoto = { photo: Uint8Array; photoKey: string; code: string; secret: string };

export type SheetJob = { page: SheetPage; format: SheetFormat; photo?: SheetPhoto };

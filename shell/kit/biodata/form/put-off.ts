import { fieldsIn, SECTIONS } from '@pehchan/contract/biodata';
import { keepDraft } from '../../forms/draft/drafts.ts';
import { mayKeep } from '../../storage.ts';
import { blankBiodata } from './biodata-values.ts';

/** Key of the draft of a biodata that a family filled in at sign-up, and adds later. */
export const PUT_OFF = 'biodata';

const FIELDS = SECTIONS.flatMap((section) => fieldsIn(section));

/** Return the typed fields of a biodata, without the values that its account already has. */
export function writtenBiodata(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const written = FIELDS.flatMap((field): [string, string][] => {
    const value = values[field];
    const isOwn = value !== values['name'] && field !== 'phone' && field !== 'village';
    return typeof value === 'string' && isOwn && value !== blankBiodata[field] ? [[field, value]] : [];
  });
  return Object.fromEntries(written);
}

/** Return whether the browser would keep these values. In private mode or on a full phone it may refuse. */
export const mayPutOff = (values: Readonly<Record<string, unknown>>): boolean =>
  mayKeep(writtenBiodata(values));

/** Keep a biodata on this phone for the account, until it is added or the account signs out. */
export function putOffBiodata(account: number, values: Readonly<Record<string, unknown>>): void {
  const { photo } = values;
  keepDraft({ key: PUT_OFF }, account, { ...writtenBiodata(values), photo });
}

import { type BiodataField, type BiodataForm, FIELD_NAMES, ofEachField } from '@pehchan/contract/biodata';

/** Fields with another name in the database: only the contract has the specification's spelling. */
const RENAMED = {
  fullname: 'fullName',
  fullnameHindi: 'fullNameHindi',
  currentLiveCity: 'city',
  father: 'fatherName',
  mother: 'motherName',
  employedIn: 'employment',
  noOfBrothers: 'brothers',
  noOfMarriedBrothers: 'marriedBrothers',
  noOfsisters: 'sisters',
  noOfMarriedSisters: 'marriedSisters',
  aboutme: 'aboutMe',
  aboutmyfamily: 'aboutFamily',
  aboutmycareer: 'aboutCareer',
  aboutmyeducation: 'aboutEducation',
} as const satisfies Partial<Record<BiodataField, string>>;

type Columns = typeof RENAMED & { [Name in Exclude<BiodataField, keyof typeof RENAMED>]: Name };
export type ColumnOf<Name extends BiodataField> = Columns[Name];

/** The database column of each field. TypeScript refuses a column that the model lacks. */
export const COLUMN_OF = { ...ofEachField((name) => name), ...RENAMED } as Columns;

export const columnsOf = <Name extends BiodataField>(names: readonly Name[]): ColumnOf<Name>[] =>
  names.map((name) => COLUMN_OF[name]);

export const fieldsOf = <Name extends BiodataField, Row extends Record<ColumnOf<Name>, unknown>>(
  row: Row,
  names: readonly Name[],
) =>
  Object.fromEntries(names.map((name) => [name, row[COLUMN_OF[name]]])) as { [N in Name]: Row[ColumnOf<N>] };

/** Return a form's values by database column. `age` is left out because it is never stored. */
export const biodataColumns = (form: BiodataForm) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [COLUMN_OF[name], form[name]])) as {
    [Name in BiodataField as ColumnOf<Name>]: BiodataForm[Name];
  };

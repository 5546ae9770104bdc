export const SOURCES = {
  name: { table: 'profiles', columns: ['fullName'] },
  father: { table: 'profiles', columns: ['fatherName'] },
  city: { table: 'profiles', columns: ['city'] },
  educated: { table: 'profiles', columns: ['education'] },
  work: { table: 'profiles', columns: ['occupation'] },
  person: { table: 'users', columns: ['fullName', 'fatherName'] },
} as const;

export type SearchField = keyof typeof SOURCES;
export const SEARCH_FIELDS: readonly SearchField[] = ['name', 'father', 'city', 'educated', 'work', 'person'];

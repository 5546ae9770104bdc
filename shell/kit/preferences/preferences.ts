import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { LANGUAGE_COOKIE, LANGUAGES, THEME_COOKIE, type Language } from '@pehchan/contract/constants';
import { readCookie } from './cookies.ts';
import { THEMES, type Theme } from './themes.ts';

export type Preferences = { language: Language; theme: Theme };

const known = <T extends string>(values: readonly T[], value: string | undefined, otherwise: T): T =>
  values.find((candidate) => candidate === value) ?? otherwise;

export function readPreferences(): Preferences {
  return {
    language: known(LANGUAGES, readCookie(LANGUAGE_COOKIE), 'en'),
    theme: known(THEMES, readCookie(THEME_COOKIE), 'system'),
  };
}

/** What the server doesn't know; written to cookies and to the document by the shell. */
export const preferences = createSlice({
  name: 'preferences',
  initialState: readPreferences,
  reducers: {
    /** Another tab chose. */
    preferencesHeard: (_state, { payload }: PayloadAction<Preferences>) => payload,
    languageChosen: (state, { payload }: PayloadAction<Language>) => {
      state.language = payload;
    },
    themeChosen: (state, { payload }: PayloadAction<Theme>) => {
      state.theme = payload;
    },
  },
});

export const { languageChosen, preferencesHeard, themeChosen } = preferences.actions;

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { THEME_COOKIE } from '@pehchan/contract/common';
import { type Language, LANGUAGE_COOKIE, LANGUAGES } from '@pehchan/contract/messages';
import { readCookie } from './cookies.ts';
import { deviceLanguage } from './device-language.ts';
import { isWideNow } from '../ui/use-is-wide.ts';
import { PAGE_SIZE_COOKIE, PAGE_SIZES, WIDE_PAGE_SIZE, type PageSize } from './page-sizes.ts';
import { THEMES, type Theme } from './themes.ts';

export type Preferences = { language: Language; theme: Theme; pageSize: PageSize };

const known = <T>(values: readonly T[], value: string | undefined, otherwise: T): T =>
  values.find((candidate) => String(candidate) === value) ?? otherwise;

function readPreferences(): Preferences {
  return {
    language: known(LANGUAGES, readCookie(LANGUAGE_COOKIE), deviceLanguage()),
    theme: known(THEMES, readCookie(THEME_COOKIE), 'system'),
    pageSize: known(PAGE_SIZES, readCookie(PAGE_SIZE_COOKIE), isWideNow() ? WIDE_PAGE_SIZE : PAGE_SIZES[0]),
  };
}

export const preferences = createSlice({
  name: 'preferences',
  initialState: readPreferences,
  reducers: {
    preferencesReceived: (_state, { payload }: PayloadAction<Preferences>) => payload,
    languageChosen: (state, { payload }: PayloadAction<Language>) => {
      state.language = payload;
    },
    themeChosen: (state, { payload }: PayloadAction<Theme>) => {
      state.theme = payload;
    },
    pageSizeChosen: (state, { payload }: PayloadAction<PageSize>) => {
      state.pageSize = payload;
    },
  },
});

export const { languageChosen, pageSizeChosen, preferencesReceived, themeChosen } = preferences.actions;

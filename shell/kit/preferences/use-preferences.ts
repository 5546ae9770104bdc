import { useDispatch } from 'react-redux';
import { THEME_COOKIE } from '@pehchan/contract/common';
import { type Language, LANGUAGE_COOKIE } from '@pehchan/contract/messages';
import { useKitSelector } from '../store.ts';
import { writeCookie } from './cookies.ts';
import { PAGE_SIZE_COOKIE, type PageSize } from './page-sizes.ts';
import { languageChosen, pageSizeChosen, themeChosen } from './preferences.ts';
import { tellTabs } from './tabs.ts';
import type { Theme } from './themes.ts';

export function usePreferences() {
  const dispatch = useDispatch();
  const preferences = useKitSelector((state) => state.preferences);
  return {
    ...preferences,
    chooseLanguage: (language: Language) => {
      writeCookie(LANGUAGE_COOKIE, language);
      dispatch(languageChosen(language));
      tellTabs({ kind: 'preferences', preferences: { ...preferences, language } });
    },
    chooseTheme: (theme: Theme) => {
      writeCookie(THEME_COOKIE, theme);
      dispatch(themeChosen(theme));
      tellTabs({ kind: 'preferences', preferences: { ...preferences, theme } });
    },
    choosePageSize: (pageSize: PageSize) => {
      writeCookie(PAGE_SIZE_COOKIE, String(pageSize));
      dispatch(pageSizeChosen(pageSize));
      tellTabs({ kind: 'preferences', preferences: { ...preferences, pageSize } });
    },
  };
}

import { useDispatch } from 'react-redux';
import { LANGUAGE_COOKIE, THEME_COOKIE, type Language } from '@pehchan/contract/constants';
import { useKitSelector } from '../store.ts';
import { writeCookie } from './cookies.ts';
import { languageChosen, themeChosen } from './preferences.ts';
import { tellTabs } from './tabs.ts';
import type { Theme } from './themes.ts';

/** Language and theme with their switches; a choice is remembered on this device. */
export function usePreferences() {
  const dispatch = useDispatch();
  const { language, theme } = useKitSelector((state) => state.preferences);
  return {
    language,
    theme,
    chooseLanguage: (choice: Language) => {
      writeCookie(LANGUAGE_COOKIE, choice);
      dispatch(languageChosen(choice));
      tellTabs({ kind: 'preferences', preferences: { language: choice, theme } });
    },
    chooseTheme: (choice: Theme) => {
      writeCookie(THEME_COOKIE, choice);
      dispatch(themeChosen(choice));
      tellTabs({ kind: 'preferences', preferences: { language, theme: choice } });
    },
  };
}

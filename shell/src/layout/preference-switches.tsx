import { THEMES, usePreferences, useText, useTexts, type Theme } from '@pehchan/kit';
import { Icon } from '@pehchan/kit/ui';
import { texts } from '../texts/index.ts';

/** Named in the other language, for whoever can't read this one. */
export function LanguageSwitch() {
  const { language, chooseLanguage } = usePreferences();
  const other = language === 'en' ? 'hi' : 'en';
  return (
    <button type="button" className="bar-button" lang={other} onClick={() => chooseLanguage(other)}>
      {other === 'hi' ? 'हिन्दी' : 'English'}
    </button>
  );
}

const THEME_ICONS: Record<Theme, string> = { light: 'sun', dark: 'moon', system: 'device' };

export function ThemeSwitch() {
  const text = useText();
  const own = useTexts(texts);
  const { theme, chooseTheme } = usePreferences();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  return (
    <button
      type="button"
      className="bar-button bar-icon"
      aria-label={own('layout.theme', { theme: text(`theme.${theme}`) })}
      title={text(`theme.${theme}`)}
      onClick={() => chooseTheme(next)}
    >
      <Icon name={THEME_ICONS[theme]} />
    </button>
  );
}

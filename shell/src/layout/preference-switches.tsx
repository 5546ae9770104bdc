import { THEMES, usePreferences, useText, useTexts, type Theme } from '@pehchan/kit';
import { Icon } from '@pehchan/kit/ui';
import { texts } from '../texts/index.ts';
import { BarButton, LanguageButton, otherLanguage } from './bar.tsx';

export function LanguageSwitch() {
  const { language, chooseLanguage } = usePreferences();
  return <LanguageButton language={language} onClick={() => chooseLanguage(otherLanguage(language))} />;
}

/** The sign of each theme. */
export const THEME_ICONS: Record<Theme, string> = { light: 'sun', dark: 'moon', system: 'device' };

export function ThemeSwitch() {
  const text = useText();
  const own = useTexts(texts);
  const { theme, chooseTheme } = usePreferences();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  return (
    <BarButton
      aria-label={own('layout.theme', { theme: text(`theme.${theme}`) })}
      title={text(`theme.${theme}`)}
      onClick={() => chooseTheme(next)}
    >
      <Icon name={THEME_ICONS[theme]} />
    </BarButton>
  );
}

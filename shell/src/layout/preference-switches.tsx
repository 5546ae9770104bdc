import { THEMES, usePreferences, useKitTranslation, useTranslation, type Theme } from '@pehchan/kit';
import { Icon } from '@pehchan/kit/ui';
import { texts } from '../texts/index.ts';
import { BarButton, LanguageButton, otherLanguage } from './bar.tsx';

export function LanguageSwitch() {
  const { language, chooseLanguage } = usePreferences();
  return <LanguageButton language={language} onClick={() => chooseLanguage(otherLanguage(language))} />;
}

export const THEME_ICONS: Record<Theme, string> = { light: 'sun', dark: 'moon', system: 'contrast' };

/** Show the theme icon with a label, because users misread it alone. */
export function ThemeSwitch() {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const { theme, chooseTheme } = usePreferences();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  return (
    <BarButton
      aria-label={t('layout.theme', { theme: tKit(`theme.${theme}`) })}
      onClick={() => chooseTheme(next)}
    >
      <Icon name={THEME_ICONS[theme]} /> {t('layout.themeNow', { theme: tKit(`theme.${theme}`) })}
    </BarButton>
  );
}

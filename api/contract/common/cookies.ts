export const THEME_COOKIE = 'pehchan_theme';

export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Label = Readonly<Record<Language, string>>;

export const LANGUAGE_COOKIE = 'pehchan_lang';

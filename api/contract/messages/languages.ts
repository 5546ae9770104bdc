export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What something is called, in each language. */
export type Label = Readonly<Record<Language, string>>;

export const LANGUAGE_COOKIE = 'pehchan_lang';

import { formatInstant, useLanguage } from '@pehchan/kit';

const UNITS = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

export function Since({ instant }: { instant: string }) {
  const language = useLanguage();
  return (
    <time dateTime={instant} title={formatInstant(language, instant)}>
      {ago(instant, `${language}-IN`)}
    </time>
  );
}

function ago(instant: string, locale: string): string {
  const seconds = Math.max(0, (Date.now() - Date.parse(instant)) / 1000);
  for (const [unit, length] of UNITS) {
    if (seconds < length) continue;
    // Use words such as “yesterday” for days only: on 1 January, “last year” could mean yesterday.
    const words = new Intl.RelativeTimeFormat(locale, { numeric: unit === 'day' ? 'auto' : 'always' });
    // Browsers write माह in Hindi, a word that only officials use.
    return words.format(-Math.floor(seconds / length), unit).replace('माह', 'महीने');
  }
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
}

/** Ages are counted in whole years on today's date in this time zone. */
export const TIME_ZONE = 'Asia/Kolkata';
/** What that zone is ahead of UTC, the whole year round. */
export const TIME_ZONE_OFFSET = '+05:30';
/** The same in milliseconds. */
export const TIME_ZONE_AHEAD = -Date.parse(`1970-01-01T00:00:00${TIME_ZONE_OFFSET}`);

/** A day on the calendar, `yyyy-MM-dd`, without a time or a zone. */
export type CalendarDate = string;

const WIRE_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00:00(?:\.000)?Z)?$/;

/**
 * Reads `yyyy-MM-dd`, or the same day as an ISO string at UTC midnight, as the wire has it.
 * Answers undefined for anything else, a day that the calendar doesn't have (2000-02-30) included.
 */
export function parseDate(text: string): CalendarDate | undefined {
  const match = WIRE_DATE.exec(text.trim());
  if (!match) return undefined;
  const day = `${match[1]}-${match[2]}-${match[3]}`;
  const instant = new Date(`${day}T00:00:00.000Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day) ? day : undefined;
}

/** `1999-04-01` → `1999-04-01T00:00:00.000Z` (specification section 3). */
export function toWireDate(day: CalendarDate): string {
  return `${day}T00:00:00.000Z`;
}

/** Today's date in India, wherever the code runs. Each row of a list asks, and `Intl` is slow to answer. */
export function today(now = new Date()): CalendarDate {
  return new Date(now.getTime() + TIME_ZONE_AHEAD).toISOString().slice(0, 10);
}

/**
 * Whole years on the day `on`; one less while this year's birthday is still to come.
 * Someone born on 29 February turns a year older on 1 March of a common year.
 */
export function ageOn(born: CalendarDate, on: CalendarDate = today()): number {
  const years = Number(on.slice(0, 4)) - Number(born.slice(0, 4));
  return on.slice(5) < born.slice(5) ? years - 1 : years;
}

/**
 * The latest date of birth of someone who is `age` on the day `on`. `ageOn(born, on) >= age` is the same as
 * `born <= latestBirth(age, on)`, so a filter by age becomes one by an indexed date.
 */
export function latestBirth(age: number, on: CalendarDate = today()): CalendarDate {
  const year = String(Number(on.slice(0, 4)) - age).padStart(4, '0');
  const day = `${year}${on.slice(4)}`;
  // 29 February of a common year isn't a date that a database takes; nobody was born on it either.
  return parseDate(day) ?? `${year}-02-28`;
}

/** The time zone of the date on which ages are counted. */
export const TIME_ZONE = 'Asia/Kolkata';
/** India's offset from UTC, which is constant because India has no summer time. */
export const TIME_ZONE_OFFSET = '+05:30';
/** The offset `TIME_ZONE_OFFSET` in milliseconds. */
export const TIME_ZONE_AHEAD = -Date.parse(`1970-01-01T00:00:00${TIME_ZONE_OFFSET}`);

/** A day as `yyyy-MM-dd`, without time or time zone. */
export type CalendarDate = string;

const WIRE_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00:00(?:\.000)?Z)?$/;

/** Read `yyyy-MM-dd`, or that day as an ISO string at UTC midnight; undefined for a day like 2000-02-30. */
export function parseDate(text: string): CalendarDate | undefined {
  const match = WIRE_DATE.exec(text.trim());
  if (!match) return undefined;
  const day = `${match[1]}-${match[2]}-${match[3]}`;
  const instant = new Date(`${day}T00:00:00.000Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day) ? day : undefined;
}

/** Return a date as the API sends it: `1999-04-01T00:00:00.000Z` (specification section 3). */
export function toWireDate(day: CalendarDate): string {
  return `${day}T00:00:00.000Z`;
}

/** Return the date in India, without `Intl`, which is too slow for each row of a list. */
export function today(now = new Date()): CalendarDate {
  return new Date(now.getTime() + TIME_ZONE_AHEAD).toISOString().slice(0, 10);
}

/** Return an age in whole years. In a common year, a birthday on 29 February counts from 1 March. */
export function ageOn(born: CalendarDate, on: CalendarDate = today()): number {
  const years = Number(on.slice(0, 4)) - Number(born.slice(0, 4));
  return on.slice(5) < born.slice(5) ? years - 1 : years;
}

/** Return the latest date of birth of a person of this age: a filter by age then uses the index on dates. */
export function latestBirth(age: number, on: CalendarDate = today()): CalendarDate {
  const year = String(Number(on.slice(0, 4)) - age).padStart(4, '0');
  const day = `${year}${on.slice(4)}`;
  // MySQL refuses 29 February in a common year.
  return parseDate(day) ?? `${year}-02-28`;
}

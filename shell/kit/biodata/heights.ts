import type { KitTranslate } from '../i18n/use-translation.ts';

const SHORTEST_FEET = 4;
const TALLEST_FEET = 7;
const INCHES = 12;

/** The heights that can be chosen, in the stored format (`5.4'`, specification section 3). */
const HEIGHTS = Array.from({ length: (TALLEST_FEET - SHORTEST_FEET) * INCHES + 1 }, (_, more) => {
  const [feet, inches] = [SHORTEST_FEET + Math.floor(more / INCHES), more % INCHES];
  return { feet, inches, value: `${feet}.${inches}'` };
});

export const heightOptions = (t: KitTranslate) =>
  HEIGHTS.map(({ feet, inches, value }) => ({ value, label: t('height.inFeet', { feet, inches }) }));

/** Return a height in feet and inches, or an unknown stored height unchanged. `isBrief`: as `5′ 4″`. */
export function heightInWords(value: string, t: KitTranslate, isBrief = false): string {
  const height = HEIGHTS.find((each) => each.value === value);
  if (!height) return value;
  const { feet, inches } = height;
  return t(isBrief ? 'height.brief' : 'height.inFeet', { feet, inches });
}

/** The widths in pixels at which the layout changes. `rspack.style-loader.ts` inserts them into CSS. */
const WIDTHS = {
  large: 480,
  /** From this width, lists are tables; below it, they are cards. */
  wide: 768,
  /** From this width, there is room for two columns, such as a side menu or the sign-in page's panel. */
  desk: 1024,
  roomy: 1200,
  full: 1440,
} as const;

/** Widths in `em` of the browser’s font size. With larger letters a phone is fewer `em` wide. */
const LETTERS = {
  /** Below this width, the logo is shown without the product's name. */
  name: 20,
  /** Below this width, fixed bars would leave too little room for the page. */
  bars: 14,
} as const;

export const WIDE = WIDTHS.wide;

/** Return the media query for `(--from-wide)` or `(--below-wide)`. Throw for an unknown width. */
export function widthOf(customMedia: string): string {
  const [, side, name] = /^--(from|below)-(\w+)$/.exec(customMedia) ?? [];
  const pixels = Object.entries(WIDTHS).find(([known]) => known === name)?.[1];
  const letters = Object.entries(LETTERS).find(([known]) => known === name)?.[1];
  const width = pixels === undefined ? letters && `${letters}em` : `${pixels}px`;
  if (width === undefined) throw new Error(`There is no width ${customMedia}: see kit/theme/breakpoints.ts.`);
  // The oldest Safari supports neither `not (…)` nor `(width < …)` in a media query.
  const from = `(min-width: ${width})`;
  return side === 'from' ? from : `not all and ${from}`;
}

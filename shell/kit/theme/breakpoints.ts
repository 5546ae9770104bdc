/**
 * Widths in pixels at which the look changes, once. CSS can't share custom media between files by itself: the
 * build writes them into the style sheets (rspack.style-loader.ts).
 */
const WIDTHS = {
  /** A large phone. */
  large: 480,
  /** From here lists are tables; below, cards. */
  wide: 768,
  /** Room for two columns of a page: a menu at the side, the sign-in screen's panel. */
  desk: 1024,
  roomy: 1200,
  full: 1440,
} as const;

/** Widths in `em` of the browser’s font size. With larger letters a phone is fewer `em` wide. */
const LETTERS = {
  /** Below it, the logo is shown without the product's name. */
  name: 20,
  /** Below it, fixed bars would leave too little room for the page. */
  bars: 14,
} as const;

/** From this width, in pixels, lists are tables; below, cards. */
export const WIDE = WIDTHS.wide;

/** What `@media (--from-wide)` or `(--below-wide)` stands for; no width is neither above nor below. */
export function widthOf(customMedia: string): string {
  const [, side, name] = /^--(from|below)-(\w+)$/.exec(customMedia) ?? [];
  const pixels = Object.entries(WIDTHS).find(([known]) => known === name)?.[1];
  const letters = Object.entries(LETTERS).find(([known]) => known === name)?.[1];
  const width = pixels === undefined ? letters && `${letters}em` : `${pixels}px`;
  if (width === undefined) throw new Error(`There is no width ${customMedia}: see kit/theme/breakpoints.ts.`);
  // The oldest Safari supports neither `not (…)` nor `(width < …)`.
  const from = `(min-width: ${width})`;
  return side === 'from' ? from : `not all and ${from}`;
}

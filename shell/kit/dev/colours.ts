import { paletteCss } from '../theme/palette.ts';

/** The palette, which a site's documents link to, for a page that the development server makes. */
export function giveColours(): void {
  const style = document.createElement('style');
  style.textContent = paletteCss();
  document.head.prepend(style);
}

import { paletteCss } from '../theme/palette.ts';

/** Add the palette to the development server's page. In production the documents link to it. */
export function giveColours(): void {
  const style = document.createElement('style');
  style.textContent = paletteCss();
  document.head.prepend(style);
}

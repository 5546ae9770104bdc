import type { LoaderContext } from '@rspack/core';
import { widthOf } from './shell/kit/theme/breakpoints.ts';

/**
 * Puts a style sheet into its application's layer, so that nobody can forget to, on one line with the sheet's
 * first, so that line numbers stay; and writes the widths for their names.
 */
export default function style(this: LoaderContext<{ layer: string }>, css: string): string {
  const sheet = css.replaceAll(/\((--[\w-]+)\)/g, (whole, name: string) =>
    /^--(from|below)-/.test(name) ? widthOf(name) : whole,
  );
  return `@layer ${this.getOptions().layer}{${sheet}\n}`;
}

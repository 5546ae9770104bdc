import type { LoaderContext } from '@rspack/core';
import { widthOf } from './shell/kit/theme/breakpoints.ts';

/** Open the style sheet's CSS layer on the sheet's first line, so that line numbers do not change. */
export default function style(this: LoaderContext<{ layer: string }>, css: string): string {
  const sheet = css.replaceAll(/\((--[\w-]+)\)/g, (whole, name: string) =>
    /^--(from|below)-/.test(name) ? widthOf(name) : whole,
  );
  return `@layer ${this.getOptions().layer}{${sheet}\n}`;
}

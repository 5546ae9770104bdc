import type { LoaderContext } from '@rspack/core';
import { widthOf } from './shell/kit/theme/breakpoints.ts';

/** Wrap a sheet in its layer, on its first line to keep line numbers, and replace the names of widths. */
export default function style(this: LoaderContext<{ layer: string }>, css: string): string {
  const sheet = css.replaceAll(/\((--[\w-]+)\)/g, (whole, name: string) =>
    /^--(from|below)-/.test(name) ? widthOf(name) : whole,
  );
  return `@layer ${this.getOptions().layer}{${sheet}\n}`;
}

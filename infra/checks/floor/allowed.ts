import type { Found } from './scripts.ts';

type Reason = { why: string; /** Allow the feature only in code that matches this. */ only?: RegExp };

/** Features newer than the browser floor, each with a reason. A final dot allows all keys that start so. */
export const ALLOWED: Readonly<Record<string, Reason>> = {
  'api.Element.startViewTransition': {
    why: 'React calls it within try, for transitions that no screen asks for.',
    only: /startViewTransition\(\{update:/,
  },

  'api.Navigator.share': {
    why: 'A sheet is shared only where navigator.canShare allows it, and downloaded elsewhere.',
    only: /navigator\.share\(\{files:/,
  },

  // The check mistakes these methods of other objects for newer browser features of the same name.
  'api.CustomElementRegistry.getName': { why: 'antd’s Keyframes.getName.' },
  'api.EventTarget.when': { why: 'yup’s Schema.when.' },
  'api.WindowClient.navigate': { why: 'The router’s navigate.' },
  'javascript.builtins.Iterator.take': { why: 'RefusedScripts.take.', only: /refusedScripts\.take\(/ },

  // Features that old browsers can lack: without them only the look of a screen changes.
  'css.at-rules.container': { why: 'Without it a card is stacked, and a sheet’s foot scrolls with it.' },
  'css.properties.container-type': { why: 'The same.' },
  'css.properties.field-sizing': { why: 'A filter is as wide as its longest choice, at most 8rem.' },
  'css.properties.text-wrap': { why: 'The lines of a question are not balanced.' },
  'css.properties.overscroll-behavior': { why: 'The page behind a sheet may scroll at its end.' },
  'css.properties.scrollbar-width': { why: 'Older ones read ::-webkit-scrollbar, which is beside it.' },
  'css.properties.outline': { why: 'The frame of focus has sharp corners.' },
  'css.at-rules.media.forced-colors': { why: 'Safari lacks it, and replaces no colours.' },
  'css.properties.accent-color': { why: 'A checkbox has the browser’s own colour.' },
  'css.properties.resize': { why: 'A phone has no corner to pull at.' },
  'css.properties.cursor.': { why: 'A phone has no pointer.' },
  'css.properties.font-family.ui-monospace': { why: 'The next font of the list is used.' },
};

export function allowedBy({ feature, at }: Found): string | undefined {
  return Object.entries(ALLOWED).find(([key, { only }]) => {
    const isOf = feature === key || feature.startsWith(key.endsWith('.') ? key : `${key}.`);
    return isOf && (only?.test(at) ?? true);
  })?.[0];
}

import type { RuleSetRule, RuleSetRules } from '@rspack/core';
import path from 'node:path';

const KIT = path.join(import.meta.dirname, 'shell/kit');
/** The few rules that know no class of a component: reset, elements, letters. */
const BASE = path.join(KIT, 'styles');

/**
 * How style sheets are built. `*.module.css` beside a component: its classes carry the name of whoever wrote
 * it (`kit-card-head`, `admin-stats-stat`), so that two applications that ship alone can't mean the same
 * class. And each sheet is put into a layer; the layers' order (`kit/theme/palette.ts`) decides, not the
 * order in which files arrive.
 */
export function styleRules(application: string): RuleSetRules {
  const own = { layer: application === 'shell' ? 'shell' : 'remote', prefix: application };
  return [
    sheets({ include: [BASE] }, { layer: 'base', prefix: 'kit' }),
    sheets({ include: [KIT], exclude: [BASE] }, { layer: 'kit', prefix: 'kit' }),
    sheets({ exclude: [KIT] }, own),
  ];
}

function sheets(
  where: Pick<RuleSetRule, 'include' | 'exclude'>,
  { layer, prefix }: { layer: string; prefix: string },
): RuleSetRule {
  return {
    test: /\.css$/,
    ...where,
    type: 'css/auto',
    parser: { namedExports: false },
    generator: { localIdentName: `${prefix}-[name]-[local]`, exportsConvention: 'as-is' },
    use: [{ loader: path.join(import.meta.dirname, 'rspack.style-loader.ts'), options: { layer } }],
  };
}

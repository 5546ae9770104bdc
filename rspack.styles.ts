import type { RuleSetRule, RuleSetRules } from '@rspack/core';
import path from 'node:path';

const KIT = path.join(import.meta.dirname, 'shell/kit');
const BASE = path.join(KIT, 'styles');

/**
 * Classes begin with their application, such as `kit-card-head`: two releases cannot use the same class.
 * CSS layers decide which sheet wins (`kit/theme/palette.ts`), not the order in which files load.
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

import { expect, test } from 'vitest';
import { gridOf, gridsOf } from '../../marks/marking/grid.ts';
import { expectNamedInShape } from './expectations.ts';
import { SHAPES } from './pictures.ts';

test('a trace names the account of a copy of either size, although the grids of the sizes differ', () =>
  expectNamedInShape(...SHAPES[0]));

test('photos of these shapes have different grids in different sizes, other photos have one', async () => {
  expect(gridsOf([{ width: 540, height: 1080 }, { width: 240, height: 480 }])).toHaveLength(1); // prettier-ignore
  for (const [width, height] of SHAPES) {
    const at = (longer: number) => gridOf(Math.round((width * longer) / height), longer).columns;
    expect(new Set([1024, 1080, 480].map(at)).size, `${width} × ${height}`).toBeGreaterThan(1);
  }
});

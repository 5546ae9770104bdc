import { say } from '../lib/steps.mjs';
import type { Sums } from './manifest.ts';

/** What is in a backup, or was restored, as numbers. */
export function tellContents({ tables, photos, site }: Sums, of?: Sums): void {
  const lines = [
    ...tables.map(({ name, content }) => [name, content.rows, wanted(of, name)] as const),
    ['files of photos', photos.rows, of?.photos.rows] as const,
    ['published files', site.rows, of?.site.rows] as const,
  ];
  for (const [name, rows, all] of lines) {
    say(`  ${name.padEnd(18)}${String(rows).padStart(9)}${all === undefined ? '' : ` of ${all}`}`);
  }
}

const wanted = (of: Sums | undefined, name: string) =>
  of?.tables.find((table) => table.name === name)?.content.rows;

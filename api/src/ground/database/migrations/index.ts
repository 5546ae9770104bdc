import { readdir } from 'node:fs/promises';
import type { Migration } from '../migration.ts';

/** Return the names of all migrations in their order: the files of this folder begin with their date. */
export const migrationNames = async (): Promise<string[]> =>
  (await readdir(import.meta.dirname)).flatMap((file) => /^(\d.*)\.ts$/.exec(file)?.[1] ?? []).sort();

/** Return all migrations. Never change one that has been released: add a new file. */
export const loadMigrations = async (): Promise<Migration[]> =>
  Promise.all((await migrationNames()).map(load));

async function load(name: string): Promise<Migration> {
  const exported = (await import(`./${name}.ts`)) as Record<string, Migration>;
  // A migration can export what a later one needs, too.
  const migration = Object.values(exported).find((value) => value.name === name);
  if (!migration) throw new Error(`${name}.ts exports no migration with its name.`);
  return migration;
}

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Migration } from './migration.ts';

/** Return the names of all migrations in their order: files begin with their date. */
export const migrationNames = async (): Promise<string[]> =>
  (await readdir(join(import.meta.dirname, 'migrations')))
    .flatMap((file) => /^(\d.*)\.ts$/.exec(file)?.[1] ?? [])
    .sort();

export const loadMigrations = async (): Promise<Migration[]> =>
  Promise.all((await migrationNames()).map(load));

async function load(name: string): Promise<Migration> {
  const exported = (await import(`./migrations/${name}.ts`)) as Record<string, Migration>;
  // The file of a migration can also export helpers for later migrations.
  const migration = Object.values(exported).find((value) => value.name === name);
  if (!migration) throw new Error(`${name}.ts exports no migration with its name.`);
  return migration;
}

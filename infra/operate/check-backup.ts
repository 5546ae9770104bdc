import { isDeepStrictEqual } from 'node:util';
import { markSecretsIn, type PhotoFile } from '@pehchan/operating';
import { UserError } from '../lib/index.ts';
import { readArchive, type Opening } from './archive.ts';
import { fileLine } from './make-backup.ts';
import { HEAD, MARK_SECRETS, parseHead, parseSums, SUMS, type Head, type Sums } from './manifest.ts';
import { nameOf, parseName } from './photo-store.ts';
import { contentCounter } from './tables.ts';

const ENTRY = /^(?:database\/(?<table>\w+)\/\d+\.jsonl|(?<folder>photos|site)\/(?<name>.+))$/;

export type Part =
  | { kind: 'head'; head: Head }
  | { kind: 'sums'; sums: Sums }
  | { kind: 'rows'; table: string; lines: string[] }
  | { kind: 'photo'; file: PhotoFile; content: Buffer }
  | { kind: 'site'; name: string; content: Buffer }
  | { kind: 'markSecrets'; secrets: string[] };

/** Yield the parts of a backup in order. @throws UserError for a name that leads outside its folder */
export async function* partsOf(file: string, opening: Opening): AsyncGenerator<Part> {
  for await (const { name: entry, content } of readArchive(file, opening)) {
    const { table, folder, name = '' } = ENTRY.exec(entry)?.groups ?? {};
    const photo = folder === 'photos' ? parseName(name) : undefined;
    if (entry === HEAD) yield { kind: 'head', head: parseHead(content) };
    else if (entry === MARK_SECRETS) {
      yield { kind: 'markSecrets', secrets: markSecretsIn(content.toString()) };
    } else if (entry === SUMS) yield { kind: 'sums', sums: parseSums(content) };
    else if (table) yield { kind: 'rows', table, lines: content.toString().split('\n') };
    else if (photo) yield { kind: 'photo', file: photo, content };
    else if (folder === 'site' && isInside(name)) yield { kind: 'site', name, content };
    else throw new UserError(`${file} contains ${entry}, which is not part of a backup.`);
  }
}

const isInside = (name: string) => name.split('/').every((part) => !['', '.', '..'].includes(part));

/** Compare a whole backup with its checksums before any data changes. */
export async function checkBackup(file: string, opening: Opening): Promise<{ head: Head; sums: Sums }> {
  let head: Head | undefined;
  let sums: Sums | undefined;
  const found = new Map<string, ReturnType<typeof contentCounter>>();
  const count = (name: string, lines: readonly string[]) => {
    const counter = found.get(name) ?? contentCounter();
    found.set(name, counter);
    lines.forEach(counter.add);
  };
  for await (const part of partsOf(file, opening)) {
    if (part.kind === 'head') head = part.head;
    else if (part.kind === 'sums') sums = part.sums;
    else if (part.kind === 'photo') count('photos', [fileLine(nameOf(part.file), part.content)]);
    else if (part.kind === 'site') count('site', [fileLine(part.name, part.content)]);
    else if (part.kind === 'markSecrets') count('secrets', part.secrets);
    else count(`table ${part.table}`, part.lines);
  }
  if (!head || !sums) throw new UserError(`${file} is not a complete backup of Pehchan.`);
  const { tables, photos, site, markSecrets } = sums;
  const expected = {
    ...Object.fromEntries(tables.map(({ name, content }) => [`table ${name}`, content])),
    ...{ photos, site, secrets: markSecrets },
  };
  const none = contentCounter().content;
  for (const [name, content = none] of Object.entries(expected)) {
    if (!isDeepStrictEqual(content, found.get(name)?.content ?? none)) {
      throw new UserError(`${file} is damaged: the checksum of its ${name.replace('table ', '')} is wrong.`);
    }
  }
  return { head, sums };
}

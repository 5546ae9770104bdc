import { readdir, readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { ReleaseDocument } from '@pehchan/release/document';
import { writeAtomically } from '../../lib/index.ts';
import type { Settings } from '../../lib/settings.ts';
import { readBefore, readCurrent } from './release-document.ts';
import type { Published, Site } from './site.ts';

/** Kinds of changes. `build`: `npm start` built a version and served it. */
export type What = 'promote' | 'rollback' | 'enable' | 'disable' | 'build' | 'shell';

export interface Note {
  readonly what: What;
  readonly by: string;
  readonly reason?: string;
}

export const whoami = ({ releaseBy }: Settings) => releaseBy ?? userInfo().username;

export interface Why {
  readonly unchecked?: string;
  readonly reason?: string;
}

export function reasonOf({ unchecked, reason }: Why): string | undefined {
  return [unchecked && `unchecked: ${unchecked}`, reason].filter(Boolean).join('; ') || undefined;
}

export interface HistoryEntry extends Note {
  readonly at: string;
  /** The id of the new release document or, for a new shell, of the shell's build. */
  readonly id: string;
  readonly remote: string;
  readonly from?: string;
  readonly to: string;
}

/** Write a note before its release is served, so that no release is served without a note. */
export async function writeNote(site: Site, id: string, note: Note): Promise<void> {
  await writeAtomically(join(site.history, `${id}.json`), JSON.stringify(note));
}

export interface ShellNote extends Note {
  readonly at: string;
  readonly id: string;
  readonly files?: readonly string[];
}

export async function writeShellNote(site: Site, note: Omit<ShellNote, 'at'>): Promise<void> {
  const at = new Date().toISOString();
  const name = `shell-${at.replaceAll(/[^0-9]/g, '')}.json`;
  await writeAtomically(join(site.history, name), JSON.stringify({ ...note, at }));
}

export async function* releasesBack(site: Site): AsyncGenerator<ReleaseDocument> {
  let release = await readCurrent(site);
  while (release) {
    yield release;
    release = await readBefore(site, release);
  }
}

/** Return whether a version was ever served, even if it was pruned. */
export async function wasServed(site: Site, { remote, version }: Published): Promise<boolean> {
  for await (const { remotes } of releasesBack(site)) {
    if (remotes[remote]?.version === version) return true;
  }
  return false;
}

/**
 * Return whether a person promoted this version, and not `npm start`. Rollbacks are ignored: the last
 * promotion or build of the version counts. A version without an entry counts as promoted by a person.
 */
export async function isPromoted(site: Site, { remote, version }: Published): Promise<boolean> {
  for await (const { what, from, to, ...change } of changesBack(site)) {
    if (change.remote !== remote || to !== version || from === to || what === 'rollback') continue;
    return what !== 'build';
  }
  return true;
}

export async function* changesBack(site: Site): AsyncGenerator<HistoryEntry> {
  let later: ReleaseDocument | undefined;
  for await (const release of releasesBack(site)) {
    if (later) yield* await changesBetween(site, release, later);
    later = release;
  }
  if (later) yield* await changesBetween(site, undefined, later);
}

/** List the changes, newest first, without the notes of interrupted promotions. */
export async function readHistory(site: Site, remote?: string): Promise<HistoryEntry[]> {
  const entries = await shellEntries(site);
  for await (const entry of changesBack(site)) entries.push(entry);
  return entries
    .filter((entry) => remote === undefined || entry.remote === remote)
    .sort((one, other) => other.at.localeCompare(one.at));
}

async function changesBetween(
  site: Site,
  before: ReleaseDocument | undefined,
  after: ReleaseDocument,
): Promise<HistoryEntry[]> {
  const note = await readNote(join(site.history, `${after.id}.json`));
  return Object.values(after.remotes).flatMap(({ name, version, enabled }) => {
    const earlier = before?.remotes[name];
    if (earlier?.version === version && earlier.enabled === enabled) return [];
    return [
      { ...note, at: after.createdAt, id: after.id, remote: name, from: earlier?.version, to: version },
    ];
  });
}

/** Return the notes about deployed shells, oldest first. */
export async function readShellNotes(site: Site): Promise<ShellNote[]> {
  const names = (await readdir(site.history).catch(() => [])).filter((name) => name.startsWith('shell-'));
  const texts = await Promise.all(names.sort().map((name) => readFile(join(site.history, name), 'utf8')));
  return texts.map((text) => JSON.parse(text) as ShellNote);
}

async function shellEntries(site: Site): Promise<HistoryEntry[]> {
  const notes = await readShellNotes(site);
  return notes.map(({ what, by, reason, at, id }, index) => ({
    ...{ what, by, reason, at, id },
    remote: 'shell',
    from: notes[index - 1]?.id,
    to: id,
  }));
}

async function readNote(file: string): Promise<Note> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? { what: 'promote', by: 'unknown' } : (JSON.parse(text) as Note);
}

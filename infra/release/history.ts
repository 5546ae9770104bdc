import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDocument } from '@pehchan/release/document';
import { writeAtomically } from '../lib/index.ts';
import type { Published } from './names.ts';
import { readBefore, readCurrent } from './release-document.ts';
import type { Site } from './site.ts';

/** `build`: what `npm start` built together and put in place by itself. */
export type What = 'promote' | 'rollback' | 'enable' | 'disable' | 'build' | 'shell';

/** Who did what to the site, and why, where a reason is asked for. */
export interface Note {
  readonly what: What;
  readonly by: string;
  readonly reason?: string;
}

/** Why somebody did it, and why without the matrix, as they said. */
export interface Why {
  readonly unchecked?: string;
  readonly reason?: string;
}

/** Both, as one note keeps them. */
export function reasonOf({ unchecked, reason }: Why): string | undefined {
  return [unchecked && `unchecked: ${unchecked}`, reason].filter(Boolean).join('; ') || undefined;
}

export interface HistoryEntry extends Note {
  readonly at: string;
  /** Of the release document; of a shell, its build's. */
  readonly id: string;
  readonly remote: string;
  /** The version before, and after. */
  readonly from?: string;
  readonly to: string;
}

/** Written before its release is served, so that nothing is ever served without one. */
export async function writeNote(site: Site, id: string, note: Note): Promise<void> {
  await writeAtomically(join(site.history, `${id}.json`), JSON.stringify(note));
}

/**
 * What is noted of a shell that was put in place; its files are listed, so that they can be removed when no
 * tab needs them any more.
 */
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

/** Releases from the served one back to the first, as each names the one before it. */
export async function* releasesBack(site: Site): AsyncGenerator<ReleaseDocument> {
  let release = await readCurrent(site);
  while (release) {
    yield release;
    release = await readBefore(site, release);
  }
}

/** Whether people ever got it; once it is pruned, that is all that is known of it. */
export async function wasServed(site: Site, { remote, version }: Published): Promise<boolean> {
  for await (const { remotes } of releasesBack(site)) {
    if (remotes[remote]?.version === version) return true;
  }
  return false;
}

/**
 * Return whether a person promoted this version, and not `npm start`. After a rollback, the earlier change to
 * the same version counts. A version without an entry counts as promoted by a person.
 */
export async function isPromoted(site: Site, { remote, version }: Published): Promise<boolean> {
  for await (const { what, from, to, ...change } of changesBack(site)) {
    if (change.remote !== remote || to !== version || from === to || what === 'rollback') continue;
    return what !== 'build';
  }
  return true;
}

/** What was changed of remotes, the newest first, as the chain of release documents says. */
export async function* changesBack(site: Site): AsyncGenerator<HistoryEntry> {
  let later: ReleaseDocument | undefined;
  for await (const release of releasesBack(site)) {
    if (later) yield* await changesBetween(site, release, later);
    later = release;
  }
  if (later) yield* await changesBetween(site, undefined, later);
}

/**
 * What happened, the newest first. The chain of release documents says what was served; a note without a link
 * in it belongs to a promotion that was cut off before its swap.
 */
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

/** The oldest first. */
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
  return text === undefined ? { what: 'promote', by: 'nobody known' } : (JSON.parse(text) as Note);
}

import { columns } from '../../lib/index.ts';
import type { PublishedVersion } from '../promotion/prune.ts';
import type { HistoryEntry } from '../store/history.ts';

export const minute = (time: string) => time.slice(0, 16).replace('T', ' ');

export function versionLines(versions: readonly PublishedVersion[]): string {
  const rows = versions.map(
    ({ remote, version, publishedAt, publishedBy, lastUsed, isServed, neverServed }) => [
      isServed ? '●' : ' ',
      remote,
      version,
      `published ${minute(publishedAt)} by ${publishedBy}`,
      isServed ? 'served now' : neverServed ? 'never served' : `last served ${minute(lastUsed)}`,
    ],
  );
  return columns(rows) || 'Nothing is published.';
}

export function historyLines(entries: readonly HistoryEntry[]): string {
  const rows = entries.map(({ at, by, what, remote, from, to, id, reason }) => [
    minute(at),
    by,
    what,
    remote,
    from === undefined || from === to ? to : `${from} → ${to}`,
    what === 'shell' ? '' : `release ${id}`,
    reason ?? '',
  ]);
  return columns(rows) || 'Nothing has happened yet.';
}

import { QueryTypes } from 'sequelize';
import { sequelize } from '../../database/sequelize.ts';
import { logger } from '../../runtime/logger.ts';
import type { UserRow } from '../../accounts/index.ts';

/** How late a view may be written, in milliseconds. A number that was taken never is. */
const LATEST = 5000;
/** Rows of one statement. */
const AT_ONCE = 500;

type Viewer = Pick<UserRow, 'id' | 'fullName' | 'village'>;
/** `firstAt` and `lastAt` by this process' own stopwatch: the time of the day is the database's. */
type View = {
  profileId: number;
  viewer: Viewer;
  firstAt: number;
  lastAt: number;
  times: number;
};

/** One for each line that it becomes: whoever goes back and forth costs one row. */
let waiting = new Map<string, View>();
let beingWritten: ReadonlyMap<string, View> = new Map();
let writing: Promise<void> = Promise.resolve();
let timer: NodeJS.Timeout | undefined;

const keyOf = (viewerId: number, profileId: number) => `${viewerId}-${profileId}`;

/**
 * Somebody opened a biodata: within five seconds it stands in its ledger. Screens say so beforehand; whoever
 * goes past them stands there as well.
 */
export function noteView(viewer: Viewer, profileId: number): void {
  const now = performance.now();
  add(keyOf(viewer.id, profileId), { profileId, viewer, firstAt: now, lastAt: now, times: 1 });
  timer ??= setTimeout(() => void writeViews(), LATEST).unref();
}

/** To those that wait already, before or after them. */
function add(key: string, view: View): void {
  const { firstAt, lastAt, times } = waiting.get(key) ?? { ...view, times: 0 };
  waiting.set(key, {
    ...view,
    firstAt: Math.min(firstAt, view.firstAt),
    lastAt: Math.max(lastAt, view.lastAt),
    times: times + view.times,
  });
}

/** Whether a view of this process isn't written yet. */
export function isWaiting(viewerId: number, profileId: number): boolean {
  const key = keyOf(viewerId, profileId);
  return waiting.has(key) || beingWritten.has(key);
}

/**
 * Writes what this process still has: before a ledger is read, before it ends, and else every five seconds.
 * While the database is away it is kept.
 */
export function writeViews(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  writing = writing.then(async () => {
    const views = waiting;
    beingWritten = views;
    waiting = new Map();
    try {
      const left = [...views];
      for (let at = 0; at < left.length; at += AT_ONCE) {
        await write(left.slice(at, at + AT_ONCE).map(([, view]) => view));
        for (const [key] of left.slice(at, at + AT_ONCE)) views.delete(key);
      }
    } catch (error) {
      logger.warn({ err: error }, 'views of biodata are written later');
      for (const [key, view] of views) add(key, view);
      timer ??= setTimeout(() => void writeViews(), LATEST).unref();
    } finally {
      beingWritten = new Map();
    }
  });
  return writing;
}

/** IGNORE: a biodata that was deleted meanwhile has no ledger, and takes no other's view with it. */
async function write(views: View[]): Promise<void> {
  const ago = 'UTC_TIMESTAMP(3) - INTERVAL ? MICROSECOND';
  const row = `(?, ?, ?, ?, 'view', ${ago}, ${ago}, ?)`;
  const now = performance.now();
  const since = (at: number) => Math.round((now - at) * 1000);
  await sequelize.query(
    `INSERT IGNORE INTO ledger_entries
       (profileId, viewerId, viewerName, viewerVillage, kind, firstAt, lastAt, times)
     VALUES ${views.map(() => row).join()}
     ON DUPLICATE KEY UPDATE viewerName = VALUES(viewerName), viewerVillage = VALUES(viewerVillage),
       lastAt = GREATEST(lastAt, VALUES(lastAt)), times = times + VALUES(times)`,
    {
      replacements: views.flatMap(({ profileId, viewer, firstAt, lastAt, times }) => [
        profileId,
        viewer.id,
        viewer.fullName,
        viewer.village,
        since(firstAt),
        since(lastAt),
        times,
      ]),
      type: QueryTypes.INSERT,
    },
  );
}

import type { AccountStatus } from '@pehchan/contract/accounts';
import type { Listing } from '@pehchan/contract/biodata';
import { type Sql, sql } from '../../ground/database/select.ts';
import { type Actor, isAdmin, isApproved, type Viewer } from '../../identity/accounts/index.ts';

export type Visible = { userId: number; ownerStatus: AccountStatus; listing: Listing };

/** When other families see a biodata. A new condition must also be in the lists' indexes and tallies. */
export const SHOWN = { ownerStatus: 'approved', listing: 'open' } as const satisfies Partial<Visible>;

type Column = keyof typeof SHOWN;
const COLUMNS = Object.keys(SHOWN) as Column[];

export const isOwn = (actor: Actor, { userId }: Pick<Visible, 'userId'>) => userId === actor.id;

export const isShown = (profile: Visible) => COLUMNS.every((column) => profile[column] === SHOWN[column]);

export const shownSql: Sql = sql(
  COLUMNS.map((column) => `profiles.${column} = ?`).join(' AND '),
  ...COLUMNS.map((column) => SHOWN[column]),
);

/** Hidden families don't see each other's biodata. A search by an administrator follows the same rule. */
export const isShownTo = (viewer: Viewer, profile: Visible) =>
  isApproved(viewer) && isShown(profile) && !viewer.apart.has(profile.userId);

export const shownTo = ({ apart }: Viewer) => ({ ...SHOWN, notOf: [...apart] });

/** Families see their own biodata and those shown to them; administrators see all. */
export const isVisible = (viewer: Viewer, profile: Visible) =>
  isOwn(viewer, profile) || isAdmin(viewer) || isShownTo(viewer, profile);

import type { AccountStatus } from '@pehchan/contract/accounts';
import type { Listing } from '@pehchan/contract/biodata';
import { type Sql, sql } from '../../ground/database/select.ts';
import { type Actor, isAdmin, isApproved, type Viewer } from '../../identity/accounts/index.ts';

/** The columns of a biodata that decide who sees it. */
export type Visible = { userId: number; ownerStatus: AccountStatus; listing: Listing };

/**
 * What a biodata must be for other families to see it: a line for each condition. The policy, the lists and
 * their totals are all made of these lines; a column here belongs into the lists' indexes and tallies too.
 */
export const SHOWN = { ownerStatus: 'approved', listing: 'open' } as const satisfies Partial<Visible>;

type Column = keyof typeof SHOWN;
const COLUMNS = Object.keys(SHOWN) as Column[];

export const isOwn = (actor: Actor, { userId }: Pick<Visible, 'userId'>) => userId === actor.id;

/** Whether it is offered to other families. */
export const isShown = (profile: Visible) => COLUMNS.every((column) => profile[column] === SHOWN[column]);

/** The same as a condition on the table of biodata. */
export const shownSql: Sql = sql(
  COLUMNS.map((column) => `profiles.${column} = ?`).join(' AND '),
  ...COLUMNS.map((column) => SHOWN[column]),
);

/**
 * Whether it is offered to this account, and no family of the two has hidden itself from the other.
 * Administrators look for others as members do.
 */
export const isShownTo = (viewer: Viewer, profile: Visible) =>
  isApproved(viewer) && isShown(profile) && !viewer.apart.has(profile.userId);

/** The same as what a list of this account's is of, whose rows and totals are made of it. */
export const shownTo = ({ apart }: Viewer) => ({ ...SHOWN, notOf: [...apart] });

/** Its own family and administrators always; an approved account what is shown to it. */
export const isVisible = (viewer: Viewer, profile: Visible) =>
  isOwn(viewer, profile) || isAdmin(viewer) || isShownTo(viewer, profile);

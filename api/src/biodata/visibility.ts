import { type Actor, isAdmin, isApproved } from '../accounts/index.ts';
import { type Sql, sql } from '../database/select.ts';
import type { ProfileRow } from './models/profile.ts';

/**
 * What a biodata must be for other families to see it: a line for each condition. The policy, the lists and
 * their totals are all made of these lines; a column here belongs into the lists' indexes and tallies too.
 */
export const SHOWN = { ownerStatus: 'approved', listing: 'open' } as const satisfies Partial<ProfileRow>;

type Column = keyof typeof SHOWN;
const COLUMNS = Object.keys(SHOWN) as Column[];

/** What is to be known of a biodata to tell who sees it. */
export type Visible = Pick<ProfileRow, 'userId' | Column>;

export const isOwn = (actor: Actor, { userId }: Pick<Visible, 'userId'>) => userId === actor.id;

/** Whether it is offered to other families. */
export const isShown = (profile: Visible) => COLUMNS.every((column) => profile[column] === SHOWN[column]);

/** The same as a condition on the table of biodata. */
export const shownSql: Sql = sql(
  COLUMNS.map((column) => `profiles.${column} = ?`).join(' AND '),
  ...COLUMNS.map((column) => SHOWN[column]),
);

/** Whether it is offered to this account: administrators look for others as members do. */
export const isShownTo = (actor: Actor, profile: Visible) => isApproved(actor) && isShown(profile);

/** Its own family and administrators always; an approved account what is shown. */
export const isVisible = (actor: Actor, profile: Visible) =>
  isOwn(actor, profile) || isAdmin(actor) || isShownTo(actor, profile);

import type { Access } from '@pehchan/contract/common';
import { env } from '../../ground/runtime/env.ts';
import type { UserRow } from './models/user.ts';

/** What a decision needs to know of the person who acts. */
export type Actor = Pick<UserRow, 'id' | 'role' | 'status' | 'phone'>;

/** Whoever looks at what others have, with the accounts that it and they don't see each other of. */
export type Viewer = Actor & { apart: ReadonlySet<number> };

/** An administrator whose own standing another one has withdrawn is none from that moment. */
export const isAdmin = (actor: Actor) => actor.role === 'ADMIN' && actor.status === 'approved';
export const isApproved = (actor: Actor) => actor.status === 'approved';
export const isMaintainer = (actor: Actor) => isAdmin(actor) && actor.phone === env.maintainerPhone;

/** Who may make a call at all: the names that the contract's endpoint table uses. */
export const accessRules: Record<Exclude<Access, 'anyone'>, (actor: Actor) => boolean> = {
  signedIn: () => true,
  approved: isApproved,
  admin: isAdmin,
  maintainer: isMaintainer,
};

export const userPolicy = {
  /** Read, edit and delete an account: its holder and the administrators. */
  manage: (actor: Actor, user: Pick<UserRow, 'id'>) => actor.id === user.id || isAdmin(actor),
  /** An account's own photo goes with its biodata: approved members see those of approved accounts. */
  seePhoto: (viewer: Viewer, user: Pick<UserRow, 'id' | 'status'>) =>
    userPolicy.manage(viewer, user) ||
    (isApproved(viewer) && user.status === 'approved' && !viewer.apart.has(user.id)),
};

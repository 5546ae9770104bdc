import type { Access } from '@pehchan/contract/common';
import { env } from '../../ground/runtime/env.ts';
import type { UserRow } from './models/user.ts';

export type Actor = Pick<UserRow, 'id' | 'role' | 'status' | 'phone'>;

/** The viewer, with the ids (`apart`) of accounts that the viewer hides or is hidden from. */
export type Viewer = Actor & { apart: ReadonlySet<number> };

/** An administrator whose status is no longer approved has no rights from that moment on. */
export const isAdmin = (actor: Actor) => actor.role === 'ADMIN' && actor.status === 'approved';
export const isApproved = (actor: Actor) => actor.status === 'approved';
export const isMaintainer = (actor: Actor) => isAdmin(actor) && actor.phone === env.maintainerPhone;

export const accessRules: Record<Exclude<Access, 'anyone'>, (actor: Actor) => boolean> = {
  signedIn: () => true,
  approved: isApproved,
  admin: isAdmin,
  maintainer: isMaintainer,
};

export const userPolicy = {
  manage: (actor: Actor, user: Pick<UserRow, 'id'>) => actor.id === user.id || isAdmin(actor),
  seePhoto: (viewer: Viewer, user: Pick<UserRow, 'id' | 'status'>) =>
    userPolicy.manage(viewer, user) ||
    (isApproved(viewer) && user.status === 'approved' && !viewer.apart.has(user.id)),
};

import type { ProfileRow } from './models/profile.ts';
import { type Actor, isAdmin, isApproved } from '../accounts/index.ts';

type Owned = Pick<ProfileRow, 'userId' | 'ownerStatus'>;

const isOwn = (actor: Actor, profile: Owned) => profile.userId === actor.id;

/** Who may do what with which biodata. The photo goes with it. */
export const profilePolicy = {
  read: (actor: Actor, profile: Owned) =>
    isOwn(actor, profile) || isAdmin(actor) || (isApproved(actor) && profile.ownerStatus === 'approved'),
  change: (actor: Actor, profile: Owned) => isOwn(actor, profile) || isAdmin(actor),
  /** With its number and its owner's account; another family's number has to be asked for. */
  readWhole: (actor: Actor, profile: Owned) => isOwn(actor, profile) || isAdmin(actor),
  isOwn,
};

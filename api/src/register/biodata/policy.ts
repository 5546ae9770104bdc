import { type Actor, isAdmin, type Viewer } from '../../identity/accounts/index.ts';
import { isOwn, isShownTo, isVisible, type Visible } from '../visibility/index.ts';

/** The same rules hold for the photo. */
export const profilePolicy = {
  read: isVisible,
  shortlist: (viewer: Viewer, profile: Visible) => isShownTo(viewer, profile) && !isOwn(viewer, profile),
  change: (actor: Actor, profile: Visible) => isOwn(actor, profile) || isAdmin(actor),
  /** Read it with its number and its owner's account. Another family's number needs a reveal. */
  readWhole: (actor: Actor, profile: Visible) => isOwn(actor, profile) || isAdmin(actor),
  isOwn,
};

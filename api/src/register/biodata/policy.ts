import { type Actor, isAdmin, type Viewer } from '../../identity/accounts/index.ts';
import { isOwn, isShownTo, isVisible, type Visible } from '../visibility/index.ts';

/** Who can do what with a biodata. The same rules hold for its photo. */
export const profilePolicy = {
  read: isVisible,
  shortlist: (viewer: Viewer, profile: Visible) => isShownTo(viewer, profile) && !isOwn(viewer, profile),
  change: (actor: Actor, profile: Visible) => isOwn(actor, profile) || isAdmin(actor),
  /** Read a biodata with its number and its owner's account. Another family's number needs a reveal. */
  readWhole: (actor: Actor, profile: Visible) => isOwn(actor, profile) || isAdmin(actor),
  isOwn,
};

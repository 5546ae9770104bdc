import { type Actor, isAdmin, type Viewer } from '../../identity/accounts/index.ts';
import { isOwn, isShownTo, isVisible, type Visible } from '../visibility/index.ts';

/** Who may do what with which biodata. The photo goes with it. */
export const profilePolicy = {
  read: isVisible,
  /** Put it on the own list: whoever is shown it, and nobody their own child. */
  shortlist: (viewer: Viewer, profile: Visible) => isShownTo(viewer, profile) && !isOwn(viewer, profile),
  change: (actor: Actor, profile: Visible) => isOwn(actor, profile) || isAdmin(actor),
  /** With its number and its owner's account; another family's number has to be asked for. */
  readWhole: (actor: Actor, profile: Visible) => isOwn(actor, profile) || isAdmin(actor),
  isOwn,
};

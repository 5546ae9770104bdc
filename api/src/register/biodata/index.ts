export { lockProfile } from './commands/lock-profile.ts';
export { eachExported } from './list-replies.ts';
export { findProfile, profileIdsOf, profilesOfUsers } from './models/profile-list.ts';
export { Profile, type ProfileRow, type ProfileSummaryRow } from './models/profile.ts';
export { StillLooking } from './models/still-looking.ts';
export { profilePolicy } from './policy.ts';
export { presentContact, presentProfile, presentProfileSummary } from './presenter.ts';
export { findShown, isShownAnyOf } from './shown.ts';
export { ShortlistEntry, type ShortlistEntryRow } from './models/shortlist-entry.ts';

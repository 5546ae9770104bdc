export { eachProfile, findProfiles, profilesOfUsers } from './models/profile-list.ts';
export { Profile, type ProfileRow, type ProfileSummaryRow } from './models/profile.ts';
export { profilePolicy } from './policy.ts';
export { presentProfile, presentProfileSummary } from './presenter.ts';

import type { Migration } from '../migration.ts';
import { users } from './2026-11-20-01-users.ts';
import { profiles } from './2026-11-20-02-profiles.ts';
import { auditEntries } from './2026-11-20-03-audit-entries.ts';
import { photoRemovals } from './2026-11-20-04-photo-removals.ts';
import { listSearch } from './2026-11-20-05-list-search.ts';
import { accountSearch } from './2026-11-20-06-account-search.ts';
import { administration } from './2026-11-20-07-administration.ts';
import { idempotencyKey } from './2026-11-20-08-idempotency-key.ts';
import { changedFields } from './2026-11-21-09-changed-fields.ts';
import { familyGotras } from './2026-11-21-10-family-gotras.ts';
import { ledger } from './2026-11-22-11-ledger.ts';
import { securityEvents } from './2026-11-22-12-security-events.ts';
import { demoAccounts } from './2026-11-22-13-demo-accounts.ts';
import { tasks } from './2026-11-22-14-tasks.ts';
import { contactChanges } from './2026-11-22-20-contact-changes.ts';
import { knownNetworks } from './2026-11-22-30-known-networks.ts';
import { confirmedEmails } from './2026-11-22-31-confirmed-emails.ts';
import { recovery } from './2026-11-22-32-recovery.ts';
import { secondStep } from './2026-11-22-40-second-step.ts';
import { hindiName } from './2026-11-22-41-hindi-name.ts';
import { nameKeys } from './2026-11-22-42-name-keys.ts';
import { listing } from './2026-11-22-51-listing.ts';
import { stillLooking } from './2026-11-22-52-still-looking.ts';
import { rejections } from './2026-11-22-61-rejections.ts';
import { shortlist } from './2026-11-22-71-shortlist.ts';
import { candidateKnows } from './2026-11-23-01-candidate-knows.ts';
import { markCodes } from './2026-11-23-21-mark-codes.ts';
import { photoServings } from './2026-11-23-22-photo-servings.ts';
import { ledgerVisits } from './2026-11-23-31-ledger-visits.ts';
import { blocks } from './2026-11-23-32-blocks.ts';
import { reports } from './2026-11-23-33-reports.ts';
import { tallyChanges } from './2026-11-23-41-tally-changes.ts';
import { fatherSearch } from './2026-11-25-01-father-search.ts';
import { letters } from './2026-11-25-41-letters.ts';
import { phoneSearch } from './2026-11-25-51-phone-search.ts';
import { ledgerLines } from './2026-11-26-11-ledger-lines.ts';
import { auditEdits } from './2026-11-26-12-audit-edits.ts';
import { hiddenNames } from './2026-11-26-21-hidden-names.ts';
import { shortlistOfDeleted } from './2026-11-26-22-shortlist-of-deleted.ts';
import { muchReading } from './2026-11-26-32-much-reading.ts';
import { recoveryRequests } from './2026-11-26-41-recovery-requests.ts';
import { pagesRead } from './2026-11-26-51-pages-read.ts';
import { photoOrigins } from './2026-11-26-71-photo-origins.ts';

/** Never change a migration that has been released: add a new file at the end. */
export const migrations: readonly Migration[] = [
  users,
  profiles,
  auditEntries,
  photoRemovals,
  listSearch,
  accountSearch,
  administration,
  idempotencyKey,
  changedFields,
  familyGotras,
  ledger,
  securityEvents,
  demoAccounts,
  tasks,
  contactChanges,
  knownNetworks,
  confirmedEmails,
  recovery,
  secondStep,
  hindiName,
  nameKeys,
  listing,
  stillLooking,
  rejections,
  shortlist,
  candidateKnows,
  markCodes,
  photoServings,
  ledgerVisits,
  blocks,
  reports,
  tallyChanges,
  fatherSearch,
  letters,
  phoneSearch,
  ledgerLines,
  auditEdits,
  hiddenNames,
  shortlistOfDeleted,
  muchReading,
  recoveryRequests,
  pagesRead,
  photoOrigins,
];

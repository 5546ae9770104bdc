export { confirmRecovery, forgetRecoveryRequests } from './commands/confirm-recovery.ts';
export { mailContactChange } from './commands/mail-contact-change.ts';
export { mailPassword } from './commands/mail-password.ts';
export { forgetContactChanges, restoreContacts } from './commands/restore-contacts.ts';
export { lockAccounts } from './commands/lock-accounts.ts';
export { mailNewEmail, planNewEmail } from './commands/mail-new-email.ts';
export { mailOtp } from './commands/mail-otp.ts';
export {
  insertMember,
  ownerOf,
  refuseTaken,
  registerMember,
  takenField,
} from './commands/register-member.ts';
export { DemoAccount } from './models/demo-account.ts';
export { MarkCode } from './models/mark-code.ts';
export { reasonsOf, Rejection, type RejectionRow, type Reasons } from './models/rejection.ts';
export { nameInMail, type OwnerRow, User, type UserRow } from './models/user.ts';
export { hashPassword, passwordMatches, warmUpPasswords } from './passwords.ts';
export { refuseWeakPassword } from './weak-passwords.ts';
export { accessRules, type Actor, isAdmin, isApproved, userPolicy, type Viewer } from './policy.ts';
export { isSessionOver } from './session-age.ts';
export {
  presentFamily,
  presentPhoto,
  presentRecoveryRequest,
  presentRejection,
  presentSession,
  presentSessionUser,
  presentUser,
} from './presenter.ts';
export { changePassword } from './commands/change-password.ts';
export { detachEmail } from './commands/detach-email.ts';
export { endSessionsOf } from './commands/end-sessions-of.ts';
export { endSessionElsewhere, endAllSessions } from './commands/end-sessions.ts';
export { noteContactChange } from './commands/note-contact-change.ts';
export { makeRecoveryCode, recover } from './commands/recover.ts';
export { checkOtp, findOtpOwner, resetPassword, sendOtp } from './commands/reset-password.ts';
export { signIn } from './commands/sign-in.ts';
export { countTry } from './guesses.ts';
export { RecoveryRequest } from './models/recovery-request.ts';
export { findSessions } from './own-sessions.ts';
export { reauthenticate } from './reauthenticate.ts';
export { recoveryNotice } from './recovery-notice.ts';

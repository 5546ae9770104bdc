export { forgetRecoveryRequests } from './commands/confirm-recovery.ts';
export { mailContactChange } from './commands/mail-contact-change.ts';
export { mailPassword } from './commands/mail-password.ts';
export { forgetContactChanges } from './commands/restore-contacts.ts';
export { lockAccounts } from './commands/lock-accounts.ts';
export { mailNewEmail } from './commands/mail-new-email.ts';
export { mailOtp } from './commands/mail-otp.ts';
export { insertMember, ownerOf, refuseTaken } from './commands/register-member.ts';
export { DemoAccount } from './models/demo-account.ts';
export { MarkCode } from './models/mark-code.ts';
export { reasonsOf, Rejection, type RejectionRow, type Why } from './models/rejection.ts';
export { nameInMail, type OwnerRow, User, type UserRow } from './models/user.ts';
export { hashPassword, passwordMatches, warmUpPasswords } from './passwords.ts';
export { refuseWeakPassword } from './weak-passwords.ts';
export { accessRules, type Actor, isAdmin, isApproved, userPolicy, type Viewer } from './policy.ts';
export { isSessionOver } from './session-age.ts';
export {
  presentFamily,
  presentPhoto,
  presentRejection,
  presentSessionUser,
  presentUser,
} from './presenter.ts';

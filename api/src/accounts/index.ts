export { lockAccounts } from './commands/lock-accounts.ts';
export { mailOtp } from './commands/mail-otp.ts';
export { insertMember, refuseTaken } from './commands/register-member.ts';
export { DemoAccount } from './models/demo-account.ts';
export { type OwnerRow, User, type UserRow } from './models/user.ts';
export { hashPassword, passwordMatches, warmUpPasswords } from './passwords.ts';
export { accessRules, type Actor, isAdmin, isApproved, userPolicy } from './policy.ts';
export { presentFamily, presentPhoto, presentUser } from './presenter.ts';

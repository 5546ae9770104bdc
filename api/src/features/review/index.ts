export { changeRole } from './commands/change-role.ts';
export { deleteAccounts } from './commands/delete-member.ts';
export { mailApproval } from './commands/mail-approval.ts';
export { mailRejection } from './commands/mail-rejection.ts';
export { moveAccount } from './commands/move-account.ts';
export { eachUserExported } from './list-replies.ts';
export { presentUserWithProfiles } from './presenter.ts';

import type { NoteForm } from '@pehchan/contract/review';
import { inTransaction } from '../../../ground/database/transaction.ts';
import { lockAccounts, type UserRow } from '../../../identity/accounts/index.ts';
import { AccountNote } from '../models/account-note.ts';

/** Add an administrator's note to an account. */
export function addNote(admin: UserRow, userId: number, { text }: NoteForm): Promise<AccountNote> {
  return inTransaction(async (transaction) => {
    await lockAccounts(admin, userId, transaction);
    return AccountNote.create({ userId, writtenBy: admin.fullName, text }, { transaction });
  });
}

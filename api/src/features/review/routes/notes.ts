import { Router } from 'express';
import { notFound } from '../../../ground/runtime/errors.ts';
import { on } from '../../../identity/access/on.ts';
import { User } from '../../../identity/accounts/index.ts';
import { addNote } from '../commands/add-note.ts';
import { AccountNote } from '../models/account-note.ts';
import { presentNote } from '../presenter.ts';

export const notes = Router();

on(notes, 'getNotes', async ({ id }) => {
  if (!(await User.findByPk(id))) throw notFound();
  return { notes: (await AccountNote.onAccount(id)).map(presentNote) };
});

on(notes, 'addNote', async ({ actor, id, body, translate }) => {
  const note = await addNote(actor, id, body);
  return { message: translate('done.note'), note: presentNote(note) };
});

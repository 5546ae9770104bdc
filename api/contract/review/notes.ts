import { array, number, object, string, type InferType } from 'yup';
import { message, paragraph, seen, sentence } from '../common/index.ts';

/** The longest note on an account, in visible letters. */
export const MAX_ACCOUNT_NOTE = 500;
/** The most notes in a reply: older ones stay stored. */
export const MAX_NOTES = 100;

const unwritten = sentence('invalid.note.text');

/** A note on an account, which only administrators read. */
export const noteSchema = object({
  text: paragraph(MAX_ACCOUNT_NOTE).required(unwritten).test(seen(1, unwritten)),
});

const shownNoteSchema = object({
  id: number().integer().required(),
  text: string().required(),
  /** The administrator's name at that time, which stays when the administrator's account is deleted. */
  by: string().required(),
  when: string().required(),
});

export const notesReplySchema = object({ notes: array(shownNoteSchema).max(MAX_NOTES).required() });
export const addedNoteReplySchema = object({ message, note: shownNoteSchema.required() });

export type NoteForm = InferType<typeof noteSchema>;
export type AccountNote = InferType<typeof shownNoteSchema>;

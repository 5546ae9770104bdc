import { createContext, useContext } from 'react';

/**
 * Keeps what the API says of these values, for as long as they stay as they are.
 * @returns its sentences, by field
 */
export type NoteRefusal = (values: object, error: unknown) => Record<string, string>;

export const NoteRefusalContext = createContext<NoteRefusal>(() => ({}));

export const useNoteRefusal = () => useContext(NoteRefusalContext);

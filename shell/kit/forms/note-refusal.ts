import { createContext, useContext } from 'react';

/** Keep the API's errors until the values change, and return its messages by field. */
export type NoteRefusal = (values: object, error: unknown) => Record<string, string>;

export const NoteRefusalContext = createContext<NoteRefusal>(() => ({}));

export const useNoteRefusal = () => useContext(NoteRefusalContext);

import { createContext, use } from 'react';

export type Contact = { name: string; city: string; phone: string };

/** The contacts of the shell's build. Empty in a standalone remote. */
export const ContactsContext = createContext<readonly Contact[]>([]);

export const useContacts = () => use(ContactsContext);

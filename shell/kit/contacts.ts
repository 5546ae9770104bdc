import { createContext, use } from 'react';

/** Somebody of the community whom a family may call. */
export type Contact = { name: string; city: string; phone: string };

/** Whom the shell was built with; nobody where a page stands alone. */
export const ContactsContext = createContext<readonly Contact[]>([]);

export const useContacts = () => use(ContactsContext);

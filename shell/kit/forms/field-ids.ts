import { createContext, use } from 'react';

/** What tells a form's fields from those of another form on the page. */
export const FormNameContext = createContext('');

export const fieldId = (form: string, name: string) => `field-${form && `${form}-`}${name}`;

/** Ids of the form's fields, by their names. */
export function useFieldIds(): (name: string) => string {
  const form = use(FormNameContext);
  return (name) => fieldId(form, name);
}

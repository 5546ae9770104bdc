import { createContext, use } from 'react';

/** Distinguishes the fields of this form from those of another form on the page. */
export const FormNameContext = createContext('');

export const fieldId = (form: string, name: string) => `field-${form && `${form}-`}${name}`;

export function useFieldIds(): (name: string) => string {
  const form = use(FormNameContext);
  return (name) => fieldId(form, name);
}

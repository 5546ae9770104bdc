import { flushSync } from 'react-dom';

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/**
 * Tell the form of what its inputs hold without its knowledge: some password managers fill a field without
 * any event. Each such field takes and cleans its text as if it was typed.
 */
export function announceFilled(form: HTMLFormElement, values: object): void {
  const known: Partial<Record<string, unknown>> = { ...values };
  for (const input of form.querySelectorAll('input')) {
    const { name, value } = input;
    if (typeof known[name] !== 'string' || known[name] === value || !isTypedInto(input)) continue;
    // React ignores the event of a value that it believes to have set itself.
    input.value = '';
    setValue?.call(input, value);
    flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })));
  }
}

const isTypedInto = ({ type }: HTMLInputElement) => ['text', 'tel', 'email', 'password'].includes(type);

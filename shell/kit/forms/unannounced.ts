import { flushSync } from 'react-dom';

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/**
 * Dispatch an input event for each field that a password manager has filled without one.
 * The field then stores and cleans its text as if it was typed.
 */
export function announceFilled(form: HTMLFormElement, values: object): void {
  const known: Partial<Record<string, unknown>> = { ...values };
  for (const input of form.querySelectorAll('input')) {
    const { name, value } = input;
    if (typeof known[name] !== 'string' || known[name] === value || !isTypedInto(input)) continue;
    // React ignores the event if the value equals the one it last saw, so reset it first.
    input.value = '';
    setValue?.call(input, value);
    flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })));
  }
}

/**
 * Have each field clean its text before the form is sent: the pressed button leaves the focus in the field,
 * and some keyboards never end their composition.
 */
export function finishTyping(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll('input')) {
    if (isTypedInto(input)) {
      flushSync(() => input.dispatchEvent(new Event('compositionend', { bubbles: true })));
    }
  }
}

const isTypedInto = ({ type }: HTMLInputElement) => ['text', 'tel', 'email', 'password'].includes(type);

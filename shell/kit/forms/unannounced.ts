import { flushSync } from 'react-dom';

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Dispatch the input event that a password manager leaves out when it fills in a field. */
export function announceFilled(form: HTMLFormElement, values: object): void {
  const known: Partial<Record<string, unknown>> = { ...values };
  for (const input of form.querySelectorAll('input')) {
    const { name, value } = input;
    if (typeof known[name] !== 'string' || known[name] === value || !isTypedInto(input)) continue;
    // React ignores an input event whose value equals the last one that it saw, so clear the input first.
    input.value = '';
    setValue?.call(input, value);
    flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })));
  }
}

/** Clean each field before sending: a press of the button leaves no field, and composing may never end. */
export function finishTyping(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll('input')) {
    if (isTypedInto(input)) {
      flushSync(() => input.dispatchEvent(new Event('compositionend', { bubbles: true })));
    }
  }
}

const isTypedInto = ({ type }: HTMLInputElement) => ['text', 'tel', 'email', 'password'].includes(type);

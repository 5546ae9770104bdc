import { Formik } from 'formik';
import { describe, expect, it } from 'vitest';
import { renderPage, screen } from '../testing/index.ts';
import { DateField } from './date-field.tsx';

const Page = () => (
  <Formik initialValues={{ born: '' }} onSubmit={() => undefined}>
    <DateField name="born" label="Date of birth" />
  </Formik>
);

/** What a browser says of a date that is only half typed. */
function halfTyped(field: HTMLElement, badInput: boolean): void {
  Object.defineProperty(field, 'validity', { configurable: true, value: { badInput } });
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('a date', () => {
  it('says that it is not valid while it is half typed, and no longer once it is a date', async () => {
    renderPage(Page, { as: null });
    const field = await screen.findByLabelText('Date of birth');
    halfTyped(field, true);
    await screen.findByText('Date input not valid.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    halfTyped(field, false);
    await expect.poll(() => screen.queryByText('Date input not valid.')).toBeNull();
  });
});

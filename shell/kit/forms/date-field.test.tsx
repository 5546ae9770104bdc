import { parseDate } from '@pehchan/contract/common';
import { useFormikContext } from 'formik';
import { describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { fillDate, renderPage, screen, waitFor, within } from '../testing/index.ts';
import { ContractForm } from './contract-form.tsx';
import { DateField } from './date-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from './text-field.tsx';

const schema = object({
  born: string().test('date', 'Not a date.', (value) => !value || parseDate(value) !== undefined),
});

const Value = () => <output>{useFormikContext<{ born: string }>().values.born}</output>;

function open(born = '') {
  const Page = () => (
    <ContractForm schema={schema} initialValues={{ born, city: '' }} onSubmit={() => Promise.resolve()}>
      <DateField name="born" label="Date of birth" />
      <TextField name="city" label="City" />
      <SubmitButton>Send</SubmitButton>
      <Value />
    </ContractForm>
  );
  return renderPage(Page, { as: null });
}

const value = () => document.querySelector('output')?.textContent;
const parts = () =>
  ['Day', 'Month', 'Year'].map((label) => (screen.getByLabelText(label) as HTMLInputElement).value);

describe('the date field', () => {
  it('combines a day, a month and a year into a date', async () => {
    const { user } = open();
    await fillDate(user, 'Date of birth', '1999-04-5');
    await waitFor(() => expect(value()).toBe('1999-04-05'));
    expect(parts()).toEqual(['5', '04', '1999']);
  });

  it('shows the stored date, and accepts only digits, including Hindi digits', async () => {
    const { user } = open('1999-04-05');
    await screen.findByRole('group', { name: 'Date of birth' });
    expect(parts()).toEqual(['05', '04', '1999']);
    await user.clear(screen.getByLabelText('Day'));
    await user.type(screen.getByLabelText('Day'), '१x2');
    await waitFor(() => expect(value()).toBe('1999-04-12'));
  });

  it('checks a date only after the focus has left it, and then marks each part of an invalid one', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Day'), '31');
    await user.selectOptions(screen.getByLabelText('Month'), 'February');
    await user.type(screen.getByLabelText('Year'), '1999');
    expect(screen.queryByText('Not a date.')).toBeNull();
    await user.click(screen.getByLabelText('City'));
    await screen.findByText('Not a date.');
    const group = screen.getByRole('group', { name: 'Date of birth' });
    expect(within(group).getByLabelText('Year').getAttribute('aria-invalid')).toBe('true');
    expect(group.getAttribute('aria-describedby')).toBe('field-born-error');
    await user.selectOptions(screen.getByLabelText('Month'), 'March');
    await waitFor(() => expect(screen.queryByText('Not a date.')).toBeNull());
    expect(value()).toBe('1999-03-31');
  });

  it('focuses the day after a press on the message about an invalid date', async () => {
    const { user } = open('1999-02-31');
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await user.click(await screen.findByRole('link', { name: 'Not a date.' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Day')));
  });
});

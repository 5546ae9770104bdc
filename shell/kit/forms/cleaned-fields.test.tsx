import { mobile, plainDigits } from '@pehchan/contract/common';
import { NO_ONE_NUMBER, SAME_NUMBER, TEN_DIGITS, USUAL_FORMS } from '@pehchan/contract/phone-forms';
import { fireEvent, render } from '@testing-library/react';
import { Formik } from 'formik';
import { describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { PhoneField } from '../biodata/form/contact-fields.tsx';
import { renderPage, screen, waitFor } from '../testing/index.ts';
import { ContractForm } from './contract-form.tsx';
import { DateField } from './date-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from './text-field.tsx';

const schema = object({
  phone: mobile('invalid.phone.required'),
  code: string(),
  born: string(),
  password: string(),
});

const sent = vi.fn();

function Form() {
  return (
    <ContractForm
      schema={schema}
      initialValues={{ phone: '', code: '', born: '', password: '' }}
      onSubmit={(values) => Promise.resolve(sent(values))}
    >
      <PhoneField />
      <TextField name="code" label="Code" clean={plainDigits} />
      <DateField name="born" label="Born" />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <SubmitButton>Send</SubmitButton>
    </ContractForm>
  );
}

async function open() {
  sent.mockClear();
  const { user } = renderPage(Form, { as: null });
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  await screen.findByLabelText('Mobile no.');
  return { user, field, send: () => user.click(screen.getByRole('button', { name: 'Send' })) };
}

describe('a field that cleans its text', () => {
  it.each([
    ['Mobile no.', ['98765', '98765 ', '98765 43210'], '9876543210'],
    ['Mobile no.', ['९', '९८', '९८७', '९८७६५४३२१०'], '9876543210'],
    ['Mobile no.', ['+', '+91 ', '+91 98765 43210'], '9876543210'],
    ['Code', ['१', '१२', '१२ ३', '१२३ ४५६'], '123456'],
    ['Day', ['२', '२१'], '21'],
    ['Year', ['१', '१९', '१९९९'], '1999'],
  ])(
    '%s keeps its text unchanged while a keyboard composes it, and cleans it afterwards: %j',
    async (label, steps, value) => {
      const { field } = await open();
      fireEvent.compositionStart(field(label));
      for (const step of steps) {
        fireEvent.input(field(label), { target: { value: step }, isComposing: true });
        expect(field(label).value).toBe(step);
      }
      fireEvent.compositionEnd(field(label));
      expect(field(label).value).toBe(value);
    },
  );

  it('cleans its text on blur if the keyboard never ended the composition', async () => {
    const { field } = await open();
    fireEvent.input(field('Mobile no.'), { target: { value: '+91 ९८७६५ ४३२१०' }, isComposing: true });
    fireEvent.blur(field('Mobile no.'));
    await waitFor(() => expect(field('Mobile no.').value).toBe('9876543210'));
  });

  it('sends a value that a password manager filled in without an event', async () => {
    const { field, send } = await open();
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(field('Mobile no.'), '+91 98765 43210');
    set?.call(field('Password'), ' a quiet river ');
    await send();
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ phone: '9876543210', password: ' a quiet river ' }),
      ),
    );
  });

  it('sends a value that a script filled in without an event', async () => {
    const { field, send } = await open();
    field('Mobile no.').value = '0091 98765 43210';
    await send();
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ phone: '9876543210' })));
  });
});

describe('a mobile number that is pasted', () => {
  const paste = (text: string) => {
    const { unmount } = render(
      <Formik initialValues={{ phone: '' }} onSubmit={() => undefined}>
        <PhoneField />
      </Formik>,
    );
    const input = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.change(input, { target: { value: text } });
    const { value } = input;
    unmount();
    return value;
  };

  it('becomes ten digits in every usual form', () => {
    expect(USUAL_FORMS.map(paste)).toEqual(USUAL_FORMS.map(() => SAME_NUMBER));
  });

  it('stays unchanged if it has ten digits, or isn’t exactly one number', () => {
    const others = [...TEN_DIGITS, ...NO_ONE_NUMBER];
    expect(others.map(paste)).toEqual(others);
  });
});

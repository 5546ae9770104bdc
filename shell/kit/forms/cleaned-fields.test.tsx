import { mobile, plainDigits } from '@pehchan/contract/common';
import {
  NO_ONE_NUMBER,
  NUMBERS_OF_91,
  SAME_NUMBER,
  TEN_DIGITS,
  USUAL_FORMS,
  WRONG_LENGTHS,
} from '@pehchan/contract/phone-forms';
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

  it('cleans the text of a field on blur if the keyboard never ended the composition', async () => {
    const { field } = await open();
    fireEvent.input(field('Mobile no.'), { target: { value: '+91 ९८७६५ ४३२१०' }, isComposing: true });
    fireEvent.blur(field('Mobile no.'));
    await waitFor(() => expect(field('Mobile no.').value).toBe('9876543210'));
  });

  it.each([
    ['a day in Hindi digits', { Day: '०५', Year: '1999' }, { born: '1999-04-05' }],
    ['a year in Hindi digits', { Day: '5', Year: '१९९९' }, { born: '1999-04-05' }],
    ['a date in Hindi digits', { Day: '५', Year: '१९९९' }, { born: '1999-04-05' }],
    ['a date with blanks', { Day: ' 21', Year: '1999 ' }, { born: '1999-04-21' }],
    ['a phone number', { 'Mobile no.': '+91 ९८७६५ ४३२१०', Code: '१२३ ४५६' }, { phone: '9876543210', code: '123456' }],
  ])('sends %s if the keyboard never ended the composition', async (_, typed, values) => {
    const { user, field, send } = await open();
    await user.selectOptions(screen.getByLabelText('Month'), 'April');
    await user.type(field('Mobile no.'), '9876543210');
    for (const [label, text] of Object.entries<string>(typed)) {
      fireEvent.compositionStart(field(label));
      fireEvent.input(field(label), { target: { value: text }, isComposing: true });
    }
    await send();
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining(values)));
  }); // prettier-ignore

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

/** Enter the text in a phone field and return what the field contains afterwards. */
function entered(enter: (input: HTMLInputElement) => void): string {
  const { unmount } = render(
    <Formik initialValues={{ phone: '' }} onSubmit={() => undefined}>
      <PhoneField />
    </Formik>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox');
  enter(input);
  const { value } = input;
  unmount();
  return value;
}

const paste = (text: string) => entered((input) => fireEvent.change(input, { target: { value: text } }));

const press = (input: HTMLInputElement, text: string) => {
  for (const letter of text) {
    fireEvent.input(input, {
      target: { value: input.value + letter },
      inputType: 'insertText',
      data: letter,
    });
  }
};

describe('a mobile number that is typed letter by letter', () => {
  it.each([...USUAL_FORMS, ...TEN_DIGITS, ...NUMBERS_OF_91.flat(), ...NO_ONE_NUMBER, ...WRONG_LENGTHS])(
    'cleans a typed number in the same way as a pasted one: %j',
    (text) => {
      const typed = entered((input) => {
        press(input, text);
        fireEvent.blur(input);
      });
      expect(typed).toBe(paste(text));
    },
  );

  it.each(['9198765432/10', '9876500011/12'])(
    'keeps the separator of two numbers while a part is typed again: %s',
    (text) => {
      const typed = entered((input) => {
        press(input, text);
        for (let left = input.value.length; left > 11; left -= 1) {
          const value = input.value.slice(0, -1);
          fireEvent.input(input, { target: { value }, inputType: 'deleteContentBackward', data: null });
        }
        press(input, text.slice(11));
        fireEvent.blur(input);
      });
      expect(typed).toBe(text);
    },
  );

  it('sends a typed number as ten digits without leaving the field', async () => {
    const { user, field } = await open();
    await user.type(field('Mobile no.'), '+91 98765 43210{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ phone: '9876543210' })));
  });

  it('refuses a text with two numbers, and keeps it as typed', async () => {
    const { user, field } = await open();
    await user.type(field('Mobile no.'), '9198765432/10{Enter}');
    await waitFor(() => expect(field('Mobile no.').getAttribute('aria-invalid')).toBe('true'));
    expect(field('Mobile no.').value).toBe('9198765432/10');
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('a mobile number that is pasted', () => {
  it('changes a pasted number in every usual form to ten digits', () => {
    expect(USUAL_FORMS.map(paste)).toEqual(USUAL_FORMS.map(() => SAME_NUMBER));
  });

  it('leaves a pasted text unchanged if it has ten digits, or is not exactly one number', () => {
    const others = [...TEN_DIGITS, ...NO_ONE_NUMBER];
    expect(others.map(paste)).toEqual(others);
  });
});

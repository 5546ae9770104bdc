import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { renderPage, screen } from '../testing/index.ts';
import { FormDialog } from './form-dialog.tsx';
import { TextField } from './text-field.tsx';

// React logs each error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const schema = object({ city: string().required() });

function Opener() {
  const [isAsked, setAsked] = useState(false);
  return (
    <FormDialog
      question="Where to?"
      yes="Go"
      schema={schema}
      initialValues={{ city: '' }}
      onSubmit={() => Promise.resolve()}
      onClose={() => undefined}
    >
      <p onClick={() => setAsked(true)}>
        {isAsked && <b>Write it in full</b>}
        <i>A city</i>
      </p>
      <TextField name="city" label="City" />
    </FormDialog>
  );
}

it('keeps a form dialog open with the typed text after an extension has moved an element', async () => {
  const { user } = renderPage(Opener);
  await user.type(await screen.findByLabelText('City'), 'Pune');
  const element = screen.getByText('A city');
  const wrapper = document.createElement('mark');
  element.replaceWith(wrapper);
  wrapper.append(element);
  await user.click(element);
  await screen.findByText('Write it in full');
  expect(screen.getByRole('alertdialog').hasAttribute('open')).toBe(true);
  expect(screen.getByLabelText('City')).toHaveProperty('value', 'Pune');
});

import { describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { renderPage, screen, waitFor } from '../../testing/index.ts';
import { ContractForm } from '../contract-form.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { TextField } from '../text-field.tsx';
import { FormSteps } from './form-steps.tsx';

const schema = object({ name: string().min(3, 'invalid.user.name'), city: string() });
const steps = [
  { title: 'One', fields: ['name'], content: <TextField name="name" label="Name" /> },
  { title: 'Two', fields: ['city'], content: <TextField name="city" label="City" /> },
];

function openOnPhone(send: () => Promise<unknown> = () => Promise.resolve()) {
  const Page = () => (
    <ContractForm schema={schema} initialValues={{ name: '', city: '' }} onSubmit={send}>
      <FormSteps steps={steps}>
        <SubmitButton>Send</SubmitButton>
      </FormSteps>
    </ContractForm>
  );
  return renderPage(Page, { as: null, onPhone: true });
}

describe('a long form on a phone', () => {
  it('goes on with Enter as with “Next”, and only when the step is right', async () => {
    const { user } = openOnPhone();
    await user.type(await screen.findByLabelText('Name'), 'R{Enter}');
    await screen.findByText('Name must be at least 3 characters long');
    screen.getByText('Part 1 of 2');
    await user.type(screen.getByLabelText('Name'), 'amesh{Enter}');
    await screen.findByText('Part 2 of 2');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')));
  });

  it('takes a double tap on “Next” for one', async () => {
    let sent = 0;
    const { user } = openOnPhone(() => Promise.resolve((sent += 1)));
    await user.type(await screen.findByLabelText('Name'), 'Ramesh');
    const tap = (name: string, detail: number) =>
      screen
        .getByRole('button', { name })
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    tap('Next', 1);
    await screen.findByText('Part 2 of 2');
    tap('Send', 2);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent).toBe(0);
    tap('Send', 1);
    await waitFor(() => expect(sent).toBe(1));
  });

  it('can’t be gone back in while it is being sent', async () => {
    const sent = Promise.withResolvers<undefined>();
    const { user } = openOnPhone(() => sent.promise);
    await user.type(await screen.findByLabelText('Name'), 'Ramesh{Enter}');
    await user.type(await screen.findByLabelText('City'), 'Pune{Enter}');
    const back = screen.getByRole('button', { name: 'Back' });
    await waitFor(() => expect(back).toHaveProperty('disabled', true));
    sent.resolve(undefined);
    await waitFor(() => expect(back).toHaveProperty('disabled', false));
  });
});

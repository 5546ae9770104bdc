import { describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { deferred, renderPage, screen, waitFor, within } from '../../testing/index.ts';
import { ContractForm } from '../contract-form.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { TextField } from '../text-field.tsx';
import { FormSteps } from './form-steps.tsx';
import type { FormStep } from './screens.ts';

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

const long = object({
  father: string().min(3, 'invalid.user.father'),
  name: string().min(3, 'invalid.user.name'),
  city: string().min(3, 'invalid.city'),
  gotra: string(),
});
const parts = [
  {
    title: 'One',
    screen: 'family',
    fields: ['father', 'name'],
    content: (
      <>
        <TextField name="father" label="Father" />
        <TextField name="name" label="Name" />
      </>
    ),
  },
  {
    title: 'Two',
    screen: 'place',
    fields: ['city'],
    content: <TextField name="city" label="City" />,
  },
  {
    title: 'Three',
    screen: 'place',
    fields: ['gotra'],
    content: <TextField name="gotra" label="Gotra" />,
  },
];

function openLong(
  onPhone: boolean,
  send: () => Promise<unknown> = () => Promise.resolve(),
  steps: readonly FormStep[] = parts,
) {
  const Page = () => (
    <ContractForm schema={long} initialValues={{ father: '', name: '', city: '', gotra: '' }} onSubmit={send}>
      <FormSteps steps={steps}>
        <SubmitButton>Send</SubmitButton>
      </FormSteps>
    </ContractForm>
  );
  return renderPage(Page, { as: null, onPhone, path: '/long' });
}

const TAKEN = { message: 'Taken.', code: 'conflict', fields: { name: 'This name is taken.' } };
const summary = () => screen.findByRole('group', { name: /^Please check/ });
const focused = (field: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(field));

/** A number of microtasks: more than a navigation of the router needs, all before the browser paints. */
const BEFORE_PAINT = 50;

/** Call `act` after the text is shown and a number of microtasks has run, before the browser paints. */
function whenShown(text: string, act: () => unknown, microtasks = BEFORE_PAINT): Promise<void> {
  const done = deferred();
  const observer = new MutationObserver(() => {
    if (!screen.queryByText(text)) return;
    observer.disconnect();
    void waitMicrotasks(microtasks)
      .then(act)
      .then(() => done.resolve(undefined), done.reject);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return done.promise;
}

async function waitMicrotasks(n: number): Promise<void> {
  for (let left = n; left > 0; left -= 1) await Promise.resolve();
}

describe('a long form in steps', () => {
  it('continues on Enter as on “Next”, and only if the step is valid', async () => {
    const { user } = openOnPhone();
    await user.type(await screen.findByLabelText('Name'), 'R{Enter}');
    await screen.findByText('Name must be at least 3 characters long');
    screen.getByText('Part 1 of 2');
    await user.type(screen.getByLabelText('Name'), 'amesh{Enter}');
    await screen.findByText('Part 2 of 2');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')));
  });

  it('treats a double tap on “Next” as one tap', async () => {
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

  it('disables Back while the form is being sent', async () => {
    const sent = deferred();
    const { user } = openOnPhone(() => sent.promise);
    await user.type(await screen.findByLabelText('Name'), 'Ramesh{Enter}');
    await user.type(await screen.findByLabelText('City'), 'Pune{Enter}');
    const back = screen.getByRole('button', { name: 'Back' });
    await waitFor(() => expect(back).toHaveProperty('disabled', true));
    sent.resolve(undefined);
    await waitFor(() => expect(back).toHaveProperty('disabled', false));
  });

  it('adds each part to the history, so that the phone’s Back opens the previous part', async () => {
    const { user, goBack, address, kept } = openLong(true);
    await user.type(await screen.findByLabelText('Father'), 'Kishan');
    await user.type(screen.getByLabelText('Name'), 'Ramesh{Enter}');
    await user.type(await screen.findByLabelText('City'), 'Pune{Enter}');
    await screen.findByText('Part 3 of 3');
    // The router adds the history entry after the part is rendered.
    await waitFor(() => expect(kept()).toEqual({ trail: [0, 1, 2] }));
    await goBack();
    await screen.findByText('Part 2 of 3');
    expect(screen.getByLabelText('City')).toHaveProperty('value', 'Pune');
    await focused(screen.getByRole('status'));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByText('Part 1 of 3');
    expect(screen.getByLabelText('Father')).toHaveProperty('value', 'Kishan');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(address()).toBe('/long');
  });

  it('adds a part to the history before the browser paints it', async () => {
    const { user, goBack } = openLong(true);
    await user.type(await screen.findByLabelText('Father'), 'Kishan');
    const shown = whenShown('Part 2 of 3', goBack);
    await user.type(screen.getByLabelText('Name'), 'Ramesh{Enter}');
    await shown;
    await screen.findByText('Part 1 of 3');
  });

  it('returns from a part with its own Back as soon as the part is shown', async () => {
    const { user, kept } = openLong(true);
    const back = () => screen.getByRole('button', { name: 'Back' }).click();
    const goOnAndBack = async () => {
      const shown = whenShown('Part 2 of 3', back, 0);
      await user.type(screen.getByLabelText('Name'), '{Enter}');
      await shown;
      await screen.findByText('Part 1 of 3');
    };
    await user.type(await screen.findByLabelText('Father'), 'Kishan');
    await user.type(screen.getByLabelText('Name'), 'Ramesh');
    await goOnAndBack();
    await goOnAndBack();
    await user.type(screen.getByLabelText('Name'), '{Enter}');
    await waitFor(() => expect(kept()).toEqual({ trail: [0, 1] }));
    screen.getByText('Part 2 of 3');
  });

  it('checks a part with the API before it continues, and stays where the family went back to', async () => {
    const asked = deferred();
    const check = () => asked.promise;
    const steps = parts.map((part) => (part.title === 'Two' ? { ...part, check } : part));
    const { user, goBack } = openLong(true, undefined, steps);
    await user.type(await screen.findByLabelText('Father'), 'Kishan');
    await user.type(screen.getByLabelText('Name'), 'Ramesh{Enter}');
    await user.type(await screen.findByLabelText('City'), 'Pune{Enter}');
    const next = () => screen.getByRole('button', { name: 'Next' });
    await waitFor(() => expect(next()).toHaveProperty('disabled', true));
    screen.getByText('Part 2 of 3');
    await goBack();
    await screen.findByText('Part 1 of 3');
    asked.resolve(undefined);
    await waitFor(() => expect(next()).toHaveProperty('disabled', false));
    screen.getByText('Part 1 of 3');
    await user.click(next());
    await screen.findByText('Part 2 of 3');
    await user.click(next());
    await screen.findByText('Part 3 of 3');
  });

  it('lists all errors of a part, and focuses the first invalid field', async () => {
    const { user } = openLong(true);
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    const lines = within(await summary()).getAllByRole('link');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Write the father’s name',
      'Write the name',
    ]);
    await focused(screen.getByLabelText('Father'));
    await user.type(screen.getByLabelText('Father'), 'Kishan');
    await user.type(screen.getByLabelText('Name'), 'Ramesh{Enter}');
    await screen.findByText('Part 2 of 3');
    await waitFor(() => expect(screen.queryByRole('group', { name: /^Please check/ })).toBeNull());
  });

  it('opens the part that the API refuses, and returns directly after the correction', async () => {
    const replies = [
      Promise.reject(Object.assign(new Error('taken'), { status: 409, data: TAKEN })),
      Promise.resolve(),
    ];
    replies[0]?.catch(() => undefined);
    const { user } = openLong(true, () => replies.shift() ?? Promise.resolve());
    await user.type(await screen.findByLabelText('Father'), 'Kishan');
    await user.type(screen.getByLabelText('Name'), 'Ramesh{Enter}');
    await user.type(await screen.findByLabelText('City'), 'Pune{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await screen.findByText('Part 1 of 3');
    await focused(await summary());
    await user.type(screen.getByLabelText('Name'), ' Mehta{Enter}');
    await screen.findByText('Part 3 of 3');
  });

  it('shows the parts of one screen together in the desktop layout, and counts screens', async () => {
    const { user } = openLong(false);
    await screen.findByText('Part 1 of 2');
    await user.type(screen.getByLabelText('Father'), 'Kishan');
    await user.type(screen.getByLabelText('Name'), 'Ramesh{Enter}');
    await screen.findByText('Part 2 of 2');
    screen.getByLabelText('City');
    screen.getByLabelText('Gotra');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByText('Part 1 of 2');
  });
});

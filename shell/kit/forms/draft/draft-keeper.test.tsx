import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { renderPage, screen, waitFor } from '../../testing/index.ts';
import { ContractForm } from '../contract-form.tsx';
import { FormSteps } from '../steps/form-steps.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { TextField } from '../text-field.tsx';

const PLACE = { key: 'family', area: 'tab' } as const;
const KEY = 'pehchan.draft.family';

const schema = object({
  name: string().min(3, 'invalid.user.name'),
  password: string().min(8, 'invalid.password.short'),
  city: string().min(3, 'invalid.city'),
  gotra: string(),
});
const field = (name: string, label: string) => <TextField key={name} name={name} label={label} />;
const steps = [
  {
    title: 'One',
    fields: ['name', 'password'],
    content: [field('name', 'Name'), field('password', 'Password')],
  },
  { title: 'Two', fields: ['city'], content: field('city', 'City') },
  { title: 'Three', fields: ['gotra'], content: field('gotra', 'Gotra') },
];

function open(others: object = {}) {
  const Page = () => {
    const [isGone, setGone] = useState(false);
    if (isGone) return null;
    return (
      <>
        <ContractForm
          schema={schema}
          initialValues={{ name: '', password: '', city: '', gotra: '', ...others }}
          draft={PLACE}
          onSubmit={async () => setGone(true)}
        >
          <FormSteps steps={steps}>
            <SubmitButton>Send</SubmitButton>
          </FormSteps>
        </ContractForm>
        <button onClick={() => setGone(true)}>Take it away</button>
      </>
    );
  };
  return renderPage(Page, { as: null, onPhone: true });
}

const kept = (): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');

function leaveBehind(values: Record<string, string>, step = 0): void {
  sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), step, values }));
}

const offer = () => screen.queryByRole('region', { name: 'Unfinished form' });
const goOnWithIt = () => screen.findByRole('button', { name: 'Continue where I stopped' });
const valueOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

describe('the draft of a form with several parts', () => {
  it('stores one draft for all parts, with the last part that was reached and without the password', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Name'), 'Ramesh');
    await user.type(screen.getByLabelText('Password'), 'a quiet river{Enter}');
    await user.type(await screen.findByLabelText('City'), 'Pune{Enter}');
    await user.type(await screen.findByLabelText('Gotra'), 'Kashyap');
    await waitFor(() =>
      expect(kept()).toMatchObject({
        step: 2,
        values: { name: 'Ramesh', city: 'Pune', gotra: 'Kashyap' },
      }),
    );
    expect(JSON.stringify(kept())).not.toContain('quiet');
  });

  it('stores the last typed letters when the screen is removed', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Name'), 'Ramesh');
    await user.click(screen.getByRole('button', { name: 'Take it away' }));
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(kept()).toMatchObject({ values: { name: 'Ramesh' } });
  });

  it('stores no draft if the screen is removed because the form was sent', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Name'), 'Ramesh');
    await user.type(screen.getByLabelText('Password'), 'a quiet river{Enter}');
    await user.type(await screen.findByLabelText('City'), 'Pune{Enter}');
    await user.type(await screen.findByLabelText('Gotra'), 'Kashyap');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByLabelText('Gotra')).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(kept()).toBeNull();
  });

  it('restores the whole draft, and continues at its part once incomplete parts are filled in', async () => {
    leaveBehind({ name: 'Ramesh', city: 'Pune', gotra: 'Kashyap' }, 2);
    const { user } = open();
    await user.click(await goOnWithIt());
    await screen.findByText('Part 1 of 3');
    expect(valueOf('Name')).toBe('Ramesh');
    expect(offer()).toBeNull();
    await user.type(screen.getByLabelText('Password'), 'a quiet river{Enter}');
    await screen.findByText('Part 3 of 3');
    expect(valueOf('Gotra')).toBe('Kashyap');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByText('Part 2 of 3');
    expect(valueOf('City')).toBe('Pune');
  });

  it('focuses the offer of a draft when it appears, and describes it by its sentence', async () => {
    leaveBehind({ name: 'Ramesh', city: 'Pune' }, 1);
    open();
    await goOnWithIt();
    await waitFor(() => expect(document.activeElement).toBe(offer()));
    const words = document.getElementById(offer()?.getAttribute('aria-describedby') ?? '');
    expect(words?.textContent).toMatch(/kept what you typed\. Just type the password again/);
  });

  it('names the missing fields of a draft in its last part, if they belong to another part', async () => {
    const kept = { name: 'Ramesh', city: 'Pune', gotra: 'Kashyap' };
    const draft = { at: Date.now(), step: 1, lost: ['photo'], values: kept };
    sessionStorage.setItem(KEY, JSON.stringify(draft));
    const { user } = open({ photo: undefined, password: 'a quiet river' });
    await user.click(await goOnWithIt());
    await screen.findByText('Part 2 of 3');
    screen.getByText(/^Just choose the photo again/);
  });

  it('ignores draft fields that the form does not have, and fields that are not text', async () => {
    leaveBehind({ name: 'Ramesh', village: 'DHAN', photo: 'asha.jpg' });
    const { user } = open({ photo: undefined });
    await user.click(await goOnWithIt());
    await user.type(await screen.findByLabelText('Password'), 'a quiet river{Enter}');
    await user.type(await screen.findByLabelText('City'), 'Pune');
    await waitFor(() => expect(kept()).toMatchObject({ values: { name: 'Ramesh', city: 'Pune' } }));
    expect(JSON.stringify(kept())).not.toMatch(/DHAN|asha/);
  });

  it('never replaces newly typed text with a draft', async () => {
    leaveBehind({ name: 'Old Mehta', city: 'Surat', gotra: 'Kashyap' });
    const { user } = open();
    await user.type(await screen.findByLabelText('Name'), 'New Mehta');
    await user.click(await goOnWithIt());
    await waitFor(() => expect(offer()).toBeNull());
    expect(valueOf('Name')).toBe('New Mehta');
    await waitFor(() =>
      expect(kept()).toMatchObject({ values: { name: 'New Mehta', city: 'Surat', gotra: 'Kashyap' } }),
    );
  });

  it('stores newly typed text together with a draft that is still offered', async () => {
    leaveBehind({ name: 'Old Mehta', city: 'Surat' }, 1);
    const { user } = open();
    await user.type(await screen.findByLabelText('Name'), 'New');
    await waitFor(() => expect(kept()).toMatchObject({ step: 1, values: { name: 'New', city: 'Surat' } }));
  });

  it('no longer offers a draft after the family continues to the next part', async () => {
    leaveBehind({ name: 'Old Mehta', city: 'Surat' });
    const { user } = open();
    await goOnWithIt();
    await user.type(screen.getByLabelText('Name'), 'New Mehta');
    await user.type(screen.getByLabelText('Password'), 'a quiet river{Enter}');
    await user.type(await screen.findByLabelText('City'), 'Pune');
    expect(offer()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByText('Part 1 of 3');
    expect(offer()).toBeNull();
  });
});

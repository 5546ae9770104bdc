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
const goOnWithIt = () => screen.findByRole('button', { name: 'Continue where I was' });
const valueOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

describe('a draft of a form of several parts', () => {
  it('is one for all parts, with the one that was filled in last, and without the password', async () => {
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

  it('has the last letters too when its screen is taken away', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Name'), 'Ramesh');
    await user.click(screen.getByRole('button', { name: 'Take it away' }));
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(kept()).toMatchObject({ values: { name: 'Ramesh' } });
  });

  it('isn’t there again when the screen goes because it was sent', async () => {
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

  it('comes back whole, at the part where one was, over those that lack something', async () => {
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

  it('gets the focus when it appears, and is described by its sentence', async () => {
    leaveBehind({ name: 'Ramesh', city: 'Pune' }, 1);
    open();
    await goOnWithIt();
    await waitFor(() => expect(document.activeElement).toBe(offer()));
    const words = document.getElementById(offer()?.getAttribute('aria-describedby') ?? '');
    expect(words?.textContent).toMatch(/kept on this phone\. Only the password must be typed again/);
  });

  it('names its missing fields in the last part, if they belong to another part', async () => {
    const kept = { name: 'Ramesh', city: 'Pune', gotra: 'Kashyap' };
    const draft = { at: Date.now(), step: 1, lost: ['photo'], values: kept };
    sessionStorage.setItem(KEY, JSON.stringify(draft));
    const { user } = open({ photo: undefined, password: 'a quiet river' });
    await user.click(await goOnWithIt());
    await screen.findByText('Part 2 of 3');
    screen.getByText(/^Only the photo must be chosen again/);
  });

  it('ignores fields that the form doesn’t have, and fields that aren’t texts', async () => {
    leaveBehind({ name: 'Ramesh', village: 'DHAN', photo: 'asha.jpg' });
    const { user } = open({ photo: undefined });
    await user.click(await goOnWithIt());
    await user.type(await screen.findByLabelText('Password'), 'a quiet river{Enter}');
    await user.type(await screen.findByLabelText('City'), 'Pune');
    await waitFor(() => expect(kept()).toMatchObject({ values: { name: 'Ramesh', city: 'Pune' } }));
    expect(JSON.stringify(kept())).not.toMatch(/DHAN|asha/);
  });

  it('never replaces what was typed since', async () => {
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

  it('is kept with what was typed since for as long as the offer stands', async () => {
    leaveBehind({ name: 'Old Mehta', city: 'Surat' }, 1);
    const { user } = open();
    await user.type(await screen.findByLabelText('Name'), 'New');
    await waitFor(() => expect(kept()).toMatchObject({ step: 1, values: { name: 'New', city: 'Surat' } }));
  });

  it('is no longer offered to whoever goes on to the next part', async () => {
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

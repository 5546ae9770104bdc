import {
  answers,
  buildProfile,
  buildSessionUser,
  fillDate,
  lostAnswer,
  ownProfilesReply,
  refuses,
  renderPage,
  screen,
  waitFor,
  within,
} from '@pehchan/kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import AddBiodataPage from './add-biodata-page.tsx';

const ramesh = buildSessionUser({ name: 'RAMESH MEHTA', phone: '9876500002', village: 'DHAN' });
const photo = new File(['a photo'], 'asha.jpg', { type: 'image/jpeg' });

beforeEach(() => answers('getOwnProfiles', ownProfilesReply([])));

type User = ReturnType<typeof renderPage>['user'];
const open = () => renderPage(AddBiodataPage, { as: ramesh, path: '/add-profile' });
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Add biodata' }));

async function fillIn(user: User): Promise<void> {
  await user.type(await screen.findByLabelText('Full Name'), 'Asha Mehta');
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await fillDate(user, 'Date of birth', '1999-04-01');
  await user.type(screen.getByLabelText('Current live city'), 'Pune');
  await user.type(screen.getByLabelText('Gotra'), 'Kashyap');
  await user.upload(screen.getByLabelText('Choose a photo'), photo);
  await user.click(screen.getByRole('radio', { name: 'Private' }));
  await user.type(screen.getByLabelText('Mother Name'), 'Kamla Mehta');
}

function part(body: string, name: string): string | undefined {
  return new RegExp(`name="${name}".*?\r\n\r\n(.*?)\r\n--`, 's').exec(body)?.[1];
}

describe('the page for a new biodata', () => {
  it('fills in the father, the mobile number and the village of the account', async () => {
    open();
    expect(await screen.findByLabelText('Father Name')).toHaveProperty('value', 'RAMESH MEHTA');
    expect(screen.getByLabelText('Mobile no.')).toHaveProperty('value', '9876500002');
    expect(screen.getByRole('radio', { name: 'Dhan' })).toHaveProperty('checked', true);
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('sends nothing while fields are missing, and names each of them', async () => {
    const { user } = open();
    await screen.findByLabelText('Full Name');
    await send(user);
    const summary = await screen.findByRole('group', { name: /^Please check/ });
    for (const sentence of ['Write the full name', 'Date of birth is required.', 'Please choose a photo']) {
      within(summary).getByText(sentence);
    }
    expect(screen.getByLabelText('Full Name').getAttribute('aria-invalid')).toBe('true');

    const lines = within(summary).getAllByRole('link');
    const named = lines.map((link) => link.getAttribute('href')?.slice('#'.length));
    const wrong = [...document.querySelectorAll('[id^=field-][aria-invalid=true]')];
    expect(named).toEqual([...new Set(wrong.map((field) => (field.closest('fieldset') ?? field).id))]);
  });

  it('sends the biodata with its photo, confirms it and opens the home page', async () => {
    let sent = '';
    answers('createProfile', async ({ request }) => {
      sent = await request.text();
      return { message: 'Biodata Created successfully⚡' };
    });
    const { user, address } = open();
    await fillIn(user);
    await send(user);
    await waitFor(() => expect(address()).toBe('/'));
    await screen.findByText('Biodata Created successfully⚡');
    expect(part(sent, 'fullname')).toBe('Asha Mehta');
    expect(part(sent, 'dateOfBirth')).toBe('1999-04-01T00:00:00.000Z');
    expect(part(sent, 'village')).toBe('DHAN');
    expect(part(sent, 'imageFile')).toBe('a photo');
  });

  it('sends the same idempotency key again after a lost reply', async () => {
    const keys: (string | undefined)[] = [];
    answers('createProfile', async ({ request }) => {
      keys.push(part(await request.text(), 'idempotencyKey'));
      if (keys.length === 1) return lostAnswer();
      return { message: 'Biodata Created successfully⚡' };
    });
    const { user } = open();
    await fillIn(user);
    await send(user);
    await screen.findByText(/^Error creating profile/);
    await send(user);
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('keeps the typed values if the API refuses, and marks the refused field', async () => {
    refuses('createProfile', 400, {
      message: 'Please check the marked fields.',
      code: 'invalid',
      fields: { gotra: 'Gotra  must be atleast 3 characters' },
    });
    const { user, address } = open();
    await fillIn(user);
    await send(user);
    await screen.findByText(/^Error creating profile/);
    expect(address()).toBe('/add-profile');
    expect(screen.getByLabelText('Full Name')).toHaveProperty('value', 'Asha Mehta');
    await waitFor(() => expect(screen.getByLabelText('Gotra').getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('the biodata of a second candidate', () => {
  const asha = buildProfile({
    fullname: 'ASHA MEHTA',
    gender: 'FEMALE',
    gotra: 'KASHYAP',
    mother: 'KAMLA MEHTA',
    noOfBrothers: 1,
    noOfsisters: 0,
  });
  const valueOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

  it('offers the values of a sibling, fills them in on request and recounts brothers and sisters', async () => {
    answers('getOwnProfiles', ownProfilesReply([asha]));
    const { user } = open();
    const offer = await screen.findByRole('region', { name: /this for Asha/i });
    within(offer).getByText('Kamla Mehta');
    expect(valueOf('Mother Name')).toBe('');
    await user.click(within(offer).getByRole('button', { name: 'Use these details' }));
    await waitFor(() => expect(valueOf('Mother Name')).toBe('KAMLA MEHTA'));
    expect(valueOf('Gotra')).toBe('KASHYAP');
    expect(valueOf('No of Sisters')).toBe('');
    await user.click(screen.getByRole('radio', { name: 'Male' }));
    await waitFor(() => expect(valueOf('No of Sisters')).toBe('1'));
    expect(valueOf('No of Brothers')).toBe('0');
    await screen.findByText(/^Copied from Asha/i);
  });

  it('keeps fields that the family has filled in, and counts that it has changed', async () => {
    answers('getOwnProfiles', ownProfilesReply([asha]));
    const { user } = open();
    await user.type(await screen.findByLabelText('Gotra'), 'Gautam');
    await user.click(await screen.findByRole('button', { name: 'Use these details' }));
    await waitFor(() => expect(valueOf('Mother Name')).toBe('KAMLA MEHTA'));
    expect(valueOf('Gotra')).toBe('Gautam');
    await user.selectOptions(screen.getByLabelText('No of Brothers'), '3');
    await user.click(screen.getByRole('radio', { name: 'Male' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Male' })).toHaveProperty('checked', true));
    expect(valueOf('No of Brothers')).toBe('3');
  });

  it('recounts brothers and sisters in a draft of the previous release, which has 0 in each', async () => {
    answers('getOwnProfiles', ownProfilesReply([asha]));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Use these details' }));
    for (const count of ['Brothers', 'Married Brothers', 'Sisters', 'Married Sisters']) {
      await user.selectOptions(screen.getByLabelText(`No of ${count}`), '0');
    }
    await user.click(screen.getByRole('radio', { name: 'Male' }));
    await waitFor(() => expect(valueOf('No of Sisters')).toBe('1'));
  });
});

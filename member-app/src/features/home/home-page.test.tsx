import { ACCOUNT_HEADER } from '@pehchan/contract/accounts';
import {
  answers,
  buildProfile,
  buildSessionUser,
  buildUser,
  holds,
  ownProfilesReply,
  refuses,
  renderPage,
  screen,
  waitFor,
  within,
} from '@pehchan/kit/testing';
import { describe, expect, it } from 'vitest';
import HomePage from './home-page.tsx';

const asha = buildProfile({ fullname: 'ASHA MEHTA', user: buildUser({ IsApproved: false }) });

describe('home', () => {
  it('shows that the family’s biodata are on their way', async () => {
    const arrive = holds('getOwnProfiles', ownProfilesReply([asha]));
    renderPage(HomePage);
    expect(await screen.findByRole('status', { name: 'Loading…' })).toBeInstanceOf(HTMLElement);
    arrive();
    expect(await screen.findByText('ASHA MEHTA')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('status', { name: 'Loading…' })).toBeNull();
  });

  it('asks as the account whose page it is, in case the session has become another’s', async () => {
    const mother = buildSessionUser();
    let asked: string | null = null;
    answers('getOwnProfiles', ({ request }) => {
      asked = request.headers.get(ACCOUNT_HEADER);
      return ownProfilesReply([asha]);
    });
    renderPage(HomePage, { as: mother });
    await screen.findByText('ASHA MEHTA');
    expect(asked).toBe(String(mother.id));
  });

  it('asks a family without biodata to add one', async () => {
    answers('getOwnProfiles', ownProfilesReply([]));
    renderPage(HomePage);
    await screen.findByText("No Biodata found. Please add your son/daughter's Biodata");
    expect(screen.getAllByRole('link', { name: 'Add biodata' })[0]?.getAttribute('href')).toBe(
      '/add-profile',
    );
  });

  it('says what failed, and shows the biodata at the next try', async () => {
    refuses('getOwnProfiles', 500, { message: 'The service rests.' });
    const { user } = renderPage(HomePage);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Error in Getting Profile by Users')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('Error in Getting Profile by Users. The service rests.')).toBeInstanceOf(
      HTMLElement,
    );

    answers('getOwnProfiles', ownProfilesReply([asha]));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('ASHA MEHTA');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lists the family’s biodata in a table with its columns and standing', async () => {
    answers('getOwnProfiles', ownProfilesReply([asha]));
    renderPage(HomePage);
    const row = (await screen.findByText('ASHA MEHTA')).closest('tr');
    expect(row?.textContent).toContain('1999-04-01');
    expect(row?.textContent).toContain('Pending');
    for (const name of ['SrNo', 'Name', 'Gender', 'DOB', 'Age', 'Education', 'Status', 'Actions']) {
      expect(screen.getByRole('columnheader', { name })).toBeInstanceOf(HTMLElement);
    }
  });

  it('shows cards instead on a phone, with the parents on them', async () => {
    answers('getOwnProfiles', ownProfilesReply([asha]));
    renderPage(HomePage, { onPhone: true });
    const card = await screen.findByRole('article', { name: 'ASHA MEHTA' });
    expect(within(card).getByText('KAMLA MEHTA')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('asks the API for the name that is typed', async () => {
    const asked: (string | undefined)[] = [];
    answers('getOwnProfiles', ({ query }) => {
      asked.push(query.search);
      return ownProfilesReply([asha]);
    });
    const { user } = renderPage(HomePage);
    await user.type(await screen.findByRole('searchbox', { name: 'Search by name' }), 'ash');
    await waitFor(() => expect(asked.at(-1)).toBe('ash'));
    expect(asked).toEqual([undefined, 'ash']);
  });

  it('deletes a biodata after asking, and keeps it when the answer is no', async () => {
    let stored = [asha];
    answers('getOwnProfiles', () => ownProfilesReply(stored));
    const { user } = renderPage(HomePage);
    await user.click(await screen.findByRole('button', { name: 'Delete: ASHA MEHTA' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('ASHA MEHTA')).toBeInstanceOf(HTMLElement);

    answers('deleteProfile', () => {
      stored = [];
      return { message: 'Profile deleted successfully' };
    });
    await user.click(screen.getByRole('button', { name: 'Delete: ASHA MEHTA' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await screen.findByText('Profile deleted successfully');
    await waitFor(() => expect(screen.queryByText('ASHA MEHTA')).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.textContent).toContain('No Biodata found.');
  });

  it('tells a family that waits why it can’t search yet', async () => {
    answers('getOwnProfiles', ownProfilesReply([asha]));
    const as = buildSessionUser({
      IsApproved: false,
      can: { search: false, administer: false, purge: false },
    });
    renderPage(HomePage, { as });
    expect((await screen.findByRole('note')).textContent).toContain('Once approved');
  });

  it('speaks Hindi', async () => {
    answers('getOwnProfiles', ownProfilesReply([asha]));
    renderPage(HomePage, { language: 'hi' });
    expect(await screen.findByRole('columnheader', { name: 'नाम' })).toBeInstanceOf(HTMLElement);
  });
});

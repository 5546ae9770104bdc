import {
  answers,
  auditReply,
  buildAdministrator,
  buildPendingUser,
  renderPage,
  screen,
  userProfilesReply,
  usersReply,
  waitFor,
  within,
} from '@pehchan/kit/testing';
// Load the kit's desktop modules now: the first test could time out while it waits for them.
import '@pehchan/kit/desktop';
import '@pehchan/kit/desktop-details';
import { beforeEach, describe, expect, it } from 'vitest';
import { sayWhy } from '../../components/review/testing.ts';
import UsersPage from './users-page.tsx';

const otaram = buildPendingUser({ name: 'OTARAM SUTHAR' });
const jethmal = buildPendingUser({ name: 'JETHMAL PUROHIT' });

beforeEach(() => {
  answers('getUsers', usersReply([otaram, jethmal]));
  answers('getUserProfiles', userProfilesReply([]));
  answers('getAudit', auditReply([]));
});

const open = (options = {}) =>
  renderPage(UsersPage, { as: buildAdministrator(), path: '/userlist', ...options });
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('a row of the user list in the desktop layout', () => {
  it('opens its family when the row is pressed beside its controls', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('cell', { name: otaram.email }));
    await screen.findByRole('dialog', { name: 'Otaram Suthar' });
  });

  it('does not open its family when a control or the question of a control is pressed', async () => {
    const { user, address } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Otaram Suthar' }));
    await user.click(screen.getByRole('button', { name: 'Reject: Otaram Suthar' }));
    await user.click(await screen.findByText('Otaram Suthar', { selector: 'dialog *' }));
    expect(address()).toBe('/userlist');
  });

  it('deletes its account from the menu of rare actions, after a question', async () => {
    let deleted = 0;
    answers('deleteUser', ({ request }) => {
      deleted = Number(new URL(request.url).pathname.split('/').at(-1));
      return { message: 'User deleted' };
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'More actions: Otaram Suthar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, delete' }));
    await waitFor(() => expect(deleted).toBe(otaram.id));
  });
});

describe('the name in a row', () => {
  it('is the whole text of its button, also for an administrator', async () => {
    answers('getUsers', usersReply([{ ...otaram, role: 'ADMIN' }]));
    open();
    const button = await screen.findByRole('button', { name: 'Open: Otaram Suthar' });
    expect(button.textContent).toBe('Otaram Suthar');
    within(button.closest('tr') ?? button).getByText('Administrator');
  });
});

describe('the panel of a family in the desktop layout', () => {
  it('steps to the next family of the page and back, and ends at the last one', async () => {
    const { user, address, goBack } = open();
    await user.click(await screen.findByRole('button', { name: 'Open: Otaram Suthar' }));
    const next = await screen.findByRole('button', { name: 'Next family' });
    await user.click(next);
    await screen.findByRole('dialog', { name: 'Jethmal Purohit' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Previous family' }));
    await screen.findByRole('dialog', { name: 'Otaram Suthar' });
    await goBack();
    expect(address()).toBe('/userlist');
  });
});

describe('the keys of a table', () => {
  it('move between rows with j and k, and ask for a decision with a and r', async () => {
    const { user } = open();
    await screen.findByText('Otaram Suthar');
    await user.keyboard('j');
    expect(focused()).toBe('Open: Otaram Suthar');
    await user.keyboard('j');
    expect(focused()).toBe('Open: Jethmal Purohit');
    await user.keyboard('k');
    expect(focused()).toBe('Open: Otaram Suthar');
    await user.keyboard('a');
    await screen.findByText('Are you sure you want to Approve this User ?');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    screen.getByRole('button', { name: 'Open: Jethmal Purohit' }).focus();
    answers('rejectUser', { message: 'User rejected' });
    await user.keyboard('r');
    within(await screen.findByRole('alertdialog')).getByText('Jethmal Purohit');
    await sayWhy(user);
    await screen.findByText('User rejected');
  });

  it('focus the search with /, and mean letters while an administrator types', async () => {
    const { user } = open();
    await screen.findByText('Otaram Suthar');
    await user.keyboard('/');
    await user.keyboard('jar?');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'jar?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('do nothing while the list of keys is open', async () => {
    const { user } = open();
    await screen.findByText('Otaram Suthar');
    await user.keyboard('?');
    const before = document.activeElement;
    within(await screen.findByRole('dialog', { name: 'Keyboard' })).getByText('Next row');
    await user.keyboard('j');
    expect(document.activeElement).toBe(before);
  });

  it('can be turned off on a computer', async () => {
    const { user } = open();
    await screen.findByText('Otaram Suthar');
    await user.keyboard('?');
    const keys = within(await screen.findByRole('dialog', { name: 'Keyboard' }));
    await user.click(keys.getByRole('checkbox', { name: 'Use these keys on this computer' }));
    await user.click(keys.getByRole('button', { name: 'Close' }));
    await user.keyboard('j');
    expect(focused()).not.toBe('Open: Otaram Suthar');
  });
});

describe('the address of the user list', () => {
  it('keeps filter and order, but not the searched name, which Back and a reload still find', async () => {
    const { user, address, kept } = open({ at: '/userlist?search=suthar&status=pending' });
    await waitFor(() => expect(address()).toBe('/userlist?status=pending'));
    expect(kept()).toEqual({ searched: 'suthar' });
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '9812345678');
    await waitFor(() => expect(kept()).toEqual({ searched: '9812345678' }));
    await user.click(await screen.findByRole('columnheader', { name: 'Name' }));
    await waitFor(() => expect(address()).toContain('sort=name'));
    expect(address()).not.toContain('9812345678');
    expect(kept()).toEqual({ searched: '9812345678' });
  });
});

it('shows five accounts a page on a phone', async () => {
  const asked: (string | undefined)[] = [];
  answers('getUsers', ({ query }) => {
    asked.push(query.pageSize);
    return usersReply([otaram]);
  });
  open({ onPhone: true });
  await screen.findByRole('article', { name: 'Otaram Suthar' });
  expect(asked).toEqual(['5']);
});

import {
  answers,
  buildAdministrator,
  choose,
  refuses,
  releases,
  renderPage,
  screen,
  systemReply,
  waitFor,
  within,
} from '@pehchan/kit/testing';
import { KIT_VERSION } from '@pehchan/kit';
import type { ReleaseDocument } from '@pehchan/release/document';
// Load the kit's desktop modules now: the first test could time out while it waits for them.
import '@pehchan/kit/desktop';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import SettingsPage from './settings-page.tsx';

const remote = { version: '2.5.0-abc', enabled: true };
const release = {
  schema: 2,
  id: 'the-release',
  createdAt: '2026-01-05T10:00:00.000Z',
  previousId: null,
  remotes: { member: { ...remote, name: 'member' }, admin: { ...remote, name: 'admin', enabled: false } },
} as unknown as ReleaseDocument;

/** An administrator's second step on a site with the demo community: not required and not set up. */
const unprotected = {
  isNeeded: false,
  isSetUp: false,
  isFresh: false,
  needsCode: false,
  totp: false,
  passkeys: [],
  recoveryCodes: 0,
};

function open(onSecondStep?: () => Promise<boolean>) {
  releases(release);
  return renderPage(SettingsPage, { as: buildAdministrator(), path: '/settings', onSecondStep });
}

beforeEach(() => answers('getSecondStep', unprotected));

const cookie = (name: string) => document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));

describe('the settings of an administrator', () => {
  it('stores the page size, theme and language on the device', async () => {
    answers('getSystem', systemReply());
    const { user } = open();
    await choose(user, 'Rows per page', '50');
    await choose(user, 'Theme', 'Dark');
    await choose(user, 'Language', 'हिन्दी');
    await screen.findByRole('heading', { level: 1, name: 'सेटिंग' });
    expect(cookie('pehchan_page_size')).toBe('pehchan_page_size=50');
    expect(cookie('pehchan_theme')).toBe('pehchan_theme=dark');
    expect(cookie('pehchan_lang')).toBe('pehchan_lang=hi');
    expect(document.documentElement.dataset.theme).toBe('dark');
    document.cookie = 'pehchan_page_size=; Path=/; Max-Age=0';
  });
});

describe('the second step in the settings', () => {
  it('starts the set-up on the shell’s screens, and shows that the demo community does not need it', async () => {
    answers('getSystem', systemReply());
    const taken = vi.fn(async () => {
      answers('getSecondStep', {
        ...unprotected,
        isNeeded: true,
        isSetUp: true,
        totp: true,
        recoveryCodes: 9,
      });
      return true;
    });
    const { user } = open(taken);
    const card = await screen.findByRole('region', { name: 'Second step' });
    await within(card).findByText(/^On a site with the demo community/);
    await user.click(within(card).getByRole('button', { name: 'Set up a second step' }));
    await within(card).findByRole('button', { name: 'Change the second step' });
    expect(taken).toHaveBeenCalledExactlyOnceWith('setUp');
    expect(within(card).queryByText(/^On a site with the demo community/)).toBeNull();
  });
});

describe('the running system in the settings', () => {
  it('shows the versions, the release and the stores of the site', async () => {
    answers('getSystem', systemReply());
    open();
    const system = await screen.findByRole('region', { name: 'The running system' });
    for (const text of [
      '1.4.0',
      'MariaDB 10.11.6',
      'Redis 7.0.15',
      'On the server’s disk',
      'Written to the outbox, not sent',
      '3 waiting, 1 given up, 0 set aside by a restore',
      '2 hours ago',
      'the-release',
      KIT_VERSION,
      '2.5.0-abc',
      '2.5.0-abc, switched off',
    ]) {
      await within(system).findByText(text);
    }
  });

  it('shows times in Hindi without am and pm, and names the theme as the top bar does', async () => {
    answers('getSystem', systemReply());
    releases(release);
    renderPage(SettingsPage, { as: buildAdministrator(), path: '/settings', language: 'hi' });
    await screen.findByText('फ़ोन जैसा');
    await screen.findByText('साइट का हिस्सा: एडमिन के पन्ने');
    screen.getByText('साइट का हिस्सा: परिवारों के पन्ने');
    expect((await screen.findByText(/2026/)).textContent).toMatch(/^5 जनवरी 2026 को .+ बजे$/);
    await waitFor(() => expect(document.querySelector('time')?.title).toMatch(/ बजे$/));
  });

  it('shows an error, and the system settings after a retry', async () => {
    refuses('getSystem', 503);
    const { user } = open();
    const alert = await screen.findByRole('alert');
    within(alert).getByText('The system settings couldn’t load');
    answers('getSystem', systemReply());
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('MariaDB 10.11.6');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

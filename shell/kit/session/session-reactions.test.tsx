import { ACCOUNT_HEADER, SIGNED_IN_COOKIE } from '@pehchan/contract/accounts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { request } from '../calls/base-api.ts';
import { defineEndpoints } from '../calls/define-endpoints.ts';
import { answers, buildSessionUser, ownProfilesReply, refuses, renderPage } from '../testing/index.ts';
import { useSession } from './use-session.ts';
import { useSignOut } from './use-sign-out.ts';

const { useLazyFamiliesQuery } = defineEndpoints('reactions', (build) => ({
  families: build.query(request('getOwnProfiles')),
}));

const onSessionEnded = vi.fn();
const onSigningOut = vi.fn();
const onSignedOut = vi.fn();
const onSignOutFailed = vi.fn();
const reactions = { onSessionEnded, onSigningOut, onSignedOut, onSignOutFailed };

function Screen() {
  const session = useSession();
  const { signOut } = useSignOut();
  const [ask, { isUninitialized, isFetching }] = useLazyFamiliesQuery();
  return (
    <>
      <p>
        {session.state} {session.user?.name} {isUninitialized || isFetching ? 'waiting' : 'answered'}
      </p>
      <button onClick={() => void ask()}>Ask</button>
      <button onClick={signOut}>Sign out</button>
    </>
  );
}

beforeEach(() => vi.clearAllMocks());

async function open() {
  const shown = renderPage(Screen, { as: buildSessionUser({ id: 7 }), ...reactions });
  await screen.findByText(/^signedIn/);
  return shown.user;
}

describe('the reactions to replies about the session', () => {
  it('reports the end of the session if a call returns 401', async () => {
    const user = await open();
    refuses('getOwnProfiles', 401);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByText(/answered$/);
    expect(onSessionEnded).toHaveBeenCalledOnce();
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it('does not report the end of a session if the session check returns 401', async () => {
    document.cookie = `${SIGNED_IN_COOKIE}=1; Path=/`;
    refuses('check', 401);
    renderPage(Screen, { as: null, ...reactions });
    await screen.findByText(/^signedOut/);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('loads the session again if a call returns 403', async () => {
    const user = await open();
    refuses('getOwnProfiles', 403);
    answers('check', { user: buildSessionUser({ id: 7, name: 'ASHA MEHTA' }), message: 'Signed in' });
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByText(/ASHA MEHTA/);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('reports a sign-out immediately, and then whether the API completed it', async () => {
    const user = await open();
    refuses('logout', 503);
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await screen.findByText(/^Error logging out/);
    expect(onSigningOut).toHaveBeenCalledOnce();
    expect(onSignOutFailed).toHaveBeenCalledOnce();
    expect(onSignedOut).not.toHaveBeenCalled();
    answers('logout', { message: 'Logout successful' });
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await expect.poll(() => onSignedOut.mock.calls).toHaveLength(1);
  });
});

it('names the account of the page in each call', async () => {
  const named: (string | null)[] = [];
  const user = await open();
  answers('getOwnProfiles', (asked) => {
    named.push(asked.request.headers.get(ACCOUNT_HEADER));
    return ownProfilesReply([]);
  });
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByText(/answered$/);
  expect(named).toEqual(['7']);
});

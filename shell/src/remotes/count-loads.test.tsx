import type { ReleasedRemote } from '@pehchan/release/document';
import { REMOTE_LOAD_HEADER } from '@pehchan/release/remote-load';
import { useCheckQuery } from '@pehchan/kit';
import { answers, buildSessionUser, renderPage, screen } from '@pehchan/kit/testing';
import { expect, it } from 'vitest';
import { countLoad, rememberFailure } from './count-loads.ts';

const remote = (name: string) => ({ name, version: '1.0.0-3f2a1b9c44' }) as ReleasedRemote;

function Screen() {
  const { refetch, fulfilledTimeStamp } = useCheckQuery();
  return <button onClick={() => void refetch()}>asked at {fulfilledTimeStamp}</button>;
}

/** What a page's calls say of remotes while somebody uses it. */
async function toldWhile(...acts: (() => void)[]): Promise<(string | null)[]> {
  const { user } = renderPage(Screen);
  const told: (string | null)[] = [];
  const button = await screen.findByRole('button', { name: /asked at \d/ });
  answers('check', ({ request }) => {
    told.push(request.headers.get(REMOTE_LOAD_HEADER));
    return { user: buildSessionUser(), message: 'Signed in' };
  });
  for (const act of acts) {
    act();
    const before = button.textContent;
    await user.click(button);
    await expect.poll(() => button.textContent).not.toBe(before);
  }
  return told;
}

it('the first screen of a remote counts it, the next ones don’t', async () => {
  const member = remote('member');
  const show = () => countLoad(member);
  expect(await toldWhile(show, show, show)).toEqual(['member 1.0.0-3f2a1b9c44 loaded', null, null]);
});

it('a remote that comes after it failed is counted as one that was tried again', async () => {
  const admin = remote('admin');
  const told = await toldWhile(
    () => rememberFailure(admin),
    () => rememberFailure(admin),
    () => countLoad(admin),
    () => rememberFailure(admin),
    () => countLoad(admin),
  );
  expect(told).toEqual([null, null, 'admin 1.0.0-3f2a1b9c44 retried', null, null]);
});

import { createStore, KitProviders } from '@pehchan/kit';
import { memoryHistory, PageRouter } from '@pehchan/kit/router';
import { SIGNED_IN_COOKIE } from '@pehchan/contract/accounts';
import { answers, screen } from '@pehchan/kit/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorReporter } from '../errors/error-reporter.ts';
import { Routed } from './routed.tsx';

let reported: unknown[] = [];

beforeEach(() => {
  reported = [];
  // Silence the console: React logs the error that the tests cause.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubEnv('NODE_ENV', 'production');
  answers('reportClientError', async ({ request }) => {
    reported.push(await request.json());
    return { message: '' };
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('a name that is taken');
}

function breakTheShell(onSignedOut?: () => void): void {
  const routes = [{ path: '/', element: <Broken /> }];
  render(
    <KitProviders store={createStore({ onSignedOut })}>
      <PageRouter history={memoryHistory('/')}>
        <Routed routes={routes} report={new ErrorReporter().report} />
      </PageRouter>
    </KitProviders>,
  );
}

it('reports an error of the shell to the API once, without the content of the screen', async () => {
  breakTheShell();
  await screen.findByRole('heading');
  await expect.poll(() => reported).toHaveLength(1);
  expect(reported).toEqual([
    { kind: 'render', message: 'a name that is taken', code: 'RENDER', part: 'shell', release: '' },
  ]);
});

it('offers a signed-in account a way to sign out if the shell fails without its menu', async () => {
  document.cookie = `${SIGNED_IN_COOKIE}=1; Path=/`;
  const left = vi.fn();
  answers('logout', { message: 'Logout successful' });
  breakTheShell(left);
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await expect.poll(() => left.mock.calls).toHaveLength(1);
});

it('offers no sign-out to a visitor if the shell fails', async () => {
  breakTheShell();
  await screen.findByRole('heading');
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
});

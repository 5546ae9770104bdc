import { SIGNED_IN_COOKIE } from '@pehchan/contract/accounts';
import { API_PREFIX, API_VERSION_HEADER } from '@pehchan/contract/common';
import { endpoints } from '@pehchan/contract/endpoints';
import { API_VERSION } from '@pehchan/contract/version';
import { createStore, KIT_VERSION, KitProviders, noteRemoteLoad } from '@pehchan/kit';
import { Link, memoryHistory, PageRouter } from '@pehchan/kit/router';
import { buildSessionUser, screen, server } from '@pehchan/kit/testing';
import type { ReleasedRemote } from '@pehchan/release/document';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Routed } from '../app/routed.tsx';
import { routesOf } from '../app/routes.tsx';
import { RefusedScripts } from './refused-scripts.ts';
import { RegistryContext } from './registry-context.ts';
import { RemoteRegistry } from './remote-registry.ts';

const titleOf = (title: string) => ({ en: title, hi: title });
const remote: ReleasedRemote = {
  name: 'member',
  version: '1.0.0-3f2a1b9c44',
  kit: `^${KIT_VERSION}`,
  api: `^${API_VERSION}`,
  routes: [
    { path: '/', page: 'home', access: 'signedIn', title: titleOf('Home') },
    { path: '/tips', page: 'tips', access: 'signedIn', title: titleOf('Tips') },
  ],
  nav: [],
  base: '/remotes/member/1.0.0-3f2a1b9c44/',
  entry: 'remoteEntry.js',
  integrity: '',
  enabled: true,
  manifest: {},
};
/** Screens that make no API call, like screens with cached lists. */
const pages = {
  home: () => Promise.resolve({ default: () => <Link to="/tips">More</Link> }),
  tips: () => Promise.resolve({ default: () => <h1>Tips</h1> }),
};

let answering = API_VERSION;
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  answering = API_VERSION;
  asked = 0;
  document.cookie = `${SIGNED_IN_COOKIE}=1; Path=/`;
  const user = buildSessionUser();
  server.use(
    http.get(`*${API_PREFIX}${endpoints.check.path}`, () => {
      asked += 1;
      const headers = { [API_VERSION_HEADER]: answering };
      return HttpResponse.json({ user, message: 'Signed in' }, { headers });
    }),
  );
});
afterEach(() => void vi.useRealTimers());

function openShell() {
  const report = vi.fn();
  const release = {
    schema: 2,
    id: 'r1',
    createdAt: '',
    previousId: null,
    remotes: { member: remote },
  } as const;
  const registry = new RemoteRegistry({
    release,
    fetchServedId: () => Promise.resolve(release.id),
    runtime: { register: () => undefined, loadPages: () => Promise.resolve(pages) },
    refusedScripts: new RefusedScripts(),
    report,
    countLoad: noteRemoteLoad,
  });
  render(
    <KitProviders store={createStore()}>
      <RegistryContext value={registry}>
        <PageRouter history={memoryHistory('/')}>
          <Routed routes={routesOf(release)} report={report} />
        </PageRouter>
      </RegistryContext>
    </KitProviders>,
  );
  return report;
}

/** Let enough time pass that the next screen checks the session again. */
const wait = () => vi.setSystemTime(Date.now() + 10_000);
const problem = () => document.querySelector('[data-remote-problem]')?.getAttribute('data-remote-problem');

it('refuses a loaded remote by name on the next screen if another API version answers', async () => {
  const report = openShell();
  await userEvent.click(await screen.findByRole('link', { name: 'More' }));
  await screen.findByRole('heading', { name: 'Tips' });
  expect(asked).toBe(1);
  answering = '99.0.0';
  wait();
  await userEvent.click(screen.getByRole('link', { name: 'Pehchan' }));
  await expect.poll(problem).toBe('api-range');
  expect(screen.queryByRole('heading', { name: 'Tips' })).toBeNull();
  expect(report.mock.calls).toEqual([
    [{ kind: 'remote', message: 'api-range', code: 'api-range', part: 'member 1.0.0-3f2a1b9c44' }],
  ]);
});

it('refuses the open screen by name if another API version answers after a return to the tab', async () => {
  openShell();
  await screen.findByRole('link', { name: 'More' });
  answering = '99.0.0';
  wait();
  act(() => void window.dispatchEvent(new Event('focus')));
  await expect.poll(problem).toBe('api-range');
  screen.getByText('Pehchan has been updated. Please reload this page.');
  screen.getByRole('button', { name: 'Reload the page' });
});

it('keeps the screen of a remote if the same API version answers', async () => {
  openShell();
  const more = await screen.findByRole('link', { name: 'More' });
  wait();
  await userEvent.click(more);
  await screen.findByRole('heading', { name: 'Tips' });
  await expect.poll(() => asked).toBe(2);
  expect(problem()).toBeUndefined();
});

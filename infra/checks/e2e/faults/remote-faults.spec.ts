import { url } from '@pehchan/contract/endpoints';
import type { ClientError } from '@pehchan/contract/site';
import type { ReleasedRemote } from '@pehchan/release/document';
import { readRemoteLoad, REMOTE_LOAD_HEADER, type RemoteLoad } from '@pehchan/release/remote-load';
import { PASSWORD, PEOPLE } from '../support/people.ts';
import {
  changeRelease,
  chunkWith,
  ENTRY,
  entryOf,
  overwrite,
  publishVariant,
  RELEASE,
  vanish,
  type Variant,
} from '../support/site.ts';
import { expect, openByMenu, openMenu, signOut, test, type Page } from '../support/test.ts';

/**
 * A fault of the member remote affects only its own screens. The screen explains the cause and shows a
 * code, the browser reports it once, and ‘Try again’ works once the cause is gone.
 */

type Fault = {
  name: string;
  /** Cause the fault of the remote. @returns a function that removes the fault */
  happens: (page: Page) => Promise<() => Promise<void>>;
  words: string | RegExp;
  code: RegExp;
  complaints?: RegExp[];
  recoversByItself?: boolean;
};

const NOT_ARRIVED = 'This couldn’t load. The signal may be weak';
const TAMPERED = 'This didn’t arrive as we released it';
const BROKEN = 'Something in this part broke. The rest of the site works.';
const MISFIT = 'This part needs a newer version of the site.';

const FAULTS: Fault[] = [
  {
    name: 'its manifest is an error in JSON',
    happens: (page) => released(page, { manifest: { message: 'Try later', code: 'unavailable' } }),
    words: BROKEN,
    code: /RUNTIME-\d{3}/,
  },
  {
    name: 'its entry isn’t there',
    happens: (page) => released(page, { base: '/remotes/member/9.9.9-gone/' }),
    words: NOT_ARRIVED,
    code: /RUNTIME-008/,
    complaints: [/9\.9\.9-gone/],
  },
  {
    name: 'its entry is answered by a failing gateway',
    happens: (page) =>
      intercepted(page, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } })),
    words: NOT_ARRIVED,
    code: /RUNTIME-008/,
    complaints: [/remoteEntry\.js/],
  },
  {
    name: 'its entry throws',
    happens: (page) =>
      variant(page, (files) => files.set(ENTRY, `throw new Error('the entry broke');${files.get(ENTRY)}`)),
    words: BROKEN,
    code: /RUNTIME-008/,
    complaints: [/the entry broke/, /remoteEntry\.js/],
  },
  {
    name: 'a page comes in the place of its entry',
    happens: (page) =>
      intercepted(page, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hello</title>' }),
      ),
    words: TAMPERED,
    code: /RUNTIME-008/,
    complaints: [/remoteEntry\.js/],
  },
  {
    name: 'its entry hangs',
    happens: held,
    words: NOT_ARRIVED,
    code: /LATE/,
    recoversByItself: true,
  },
  {
    name: 'a chunk has vanished',
    happens: (page) =>
      variant(
        page,
        (files) => files,
        (made) => vanish(made, chunkOfHome),
      ),
    words: NOT_ARRIVED,
    code: /CHUNK/,
    complaints: [/remotes\/member.*assets/],
  },
  {
    name: 'it needs a share that the shell hasn’t',
    happens: (page) =>
      variant(page, (files) =>
        inEntry(files, /shareKey:"@pehchan\/kit\/ui"/g, 'shareKey:"@pehchan/kit/gone"'),
      ),
    words: MISFIT,
    code: /RUNTIME-012/,
  },
  {
    name: 'it needs another React',
    happens: (page) =>
      variant(page, (files) =>
        inEntry(files, /(shareKey:"react",import:null,requiredVersion:)"\^19\.0\.0"/g, '$1"^18.0.0"'),
      ),
    words: MISFIT,
    code: /SHARE-RANGE/,
  },
  {
    name: 'it needs a newer kit',
    happens: (page) => released(page, { kit: '^9.0.0' }),
    words: MISFIT,
    code: /kit-range/,
  },
  {
    name: 'it speaks to another API',
    happens: (page) => released(page, { api: '^9.0.0' }),
    words: 'Pehchan has been updated. Please reload this page.',
    code: /api-range/,
  },
  {
    name: 'its entry was tampered with',
    happens: (page) =>
      variant(
        page,
        (files) => files,
        (made) => overwrite(made, ENTRY, 'var member = { init() {} };'),
      ),
    words: TAMPERED,
    code: /RUNTIME-008/,
    complaints: [/remoteEntry\.js/],
  },
  {
    name: 'a chunk was tampered with',
    happens: (page) =>
      variant(
        page,
        (files) => files,
        (made) => overwrite(made, chunkOfHome, 'alert("hello")'),
      ),
    words: TAMPERED,
    code: /CHUNK/,
    complaints: [/remotes\/member.*assets/],
  },
  {
    name: 'it throws as it is drawn',
    happens: (page) => variant(page, (files) => files.set(ENTRY, THROWS_WHEN_DRAWN)),
    words: BROKEN,
    code: /RENDER/,
    complaints: [/the page broke/],
  },
  {
    name: 'it lacks a page that its routes name',
    happens: (page) =>
      changeRelease(page, 'member', ({ routes }) => ({
        routes: routes.map((route) => ({ ...route, page: 'nowhere' })),
      })).then(() => () => page.unroute(RELEASE)),
    words: BROKEN,
    code: /NO-PAGE/,
  },
];

for (const { name, happens, words, code, complaints: expected = [], recoversByItself } of FAULTS) {
  test(`the screen of the member remote explains the fault and recovers when ${name}`, async ({
    page,
    complaints,
  }) => {
    // The page checks its session during the sign-out, and the API refuses that check.
    complaints.expect(...expected, /auth\/check/);
    const reports = noteReports(page);
    await signInQuietly(page);
    const passes = await happens(page);

    await page.goto('/');
    await expect(problem(page)).toContainText(words, { timeout: 45_000 });
    await expect(problem(page).getByRole('code')).toHaveText(code);

    await openByMenu(page, 'Dashboard');
    await expect(page.getByText('Total Users')).toBeVisible();
    await expect(problem(page)).toBeHidden();
    await page.goBack();
    await expect(problem(page)).toContainText(words, { timeout: 45_000 });
    expect(reports.map(({ part }) => part)).toEqual([expect.stringMatching(/^member /)]);

    await passes();
    const again = problem(page).getByRole('button', { name: /^(Try again|Reload the page)$/ });
    if (!recoversByItself) await again.click();
    await homeIsShown(page);
    await signOut(page);
  });
}

test('when the release document is an error in JSON, the shell works and explains it', async ({
  page,
  complaints,
}) => {
  complaints.expect(/releases\/current\.json/);
  const reports = noteReports(page);
  await signInQuietly(page);
  await page.route(RELEASE, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }));
  await page.goto('/');
  await expect(problem(page)).toContainText('The list of the site’s parts couldn’t load.');
  await expect(problem(page)).toContainText('shell RELEASE');
  await openMenu(page);
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  expect(reports).toHaveLength(1);
  await page.goBack();
  await page.unroute(RELEASE);
  await problem(page).getByRole('button', { name: 'Try again' }).click();
  await homeIsShown(page);
  await signOut(page);
});

test('the browser reports the load of a remote once, and whether it was retried', async ({
  openAs,
  complaints,
}) => {
  complaints.expect(/remoteEntry\.js/);
  const page = await openAs('administrator');
  const loads = noteLoads(page);
  const passes = await intercepted(page, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/');
  await expect(problem(page)).toBeVisible();
  await passes();
  await problem(page).getByRole('button', { name: 'Try again' }).click();
  await homeIsShown(page);
  await openByMenu(page, 'Dashboard');
  await expect(page.getByText('Total Users')).toBeVisible();
  await page.goBack();
  await homeIsShown(page);
  expect(loads).toMatchObject([
    { remote: 'member', outcome: 'retried' },
    { remote: 'admin', outcome: 'loaded' },
  ]);
});

test('a slow remote shows a notice, and then its screen', async ({ openAs }) => {
  const page = await openAs('member');
  const release = await held(page);
  await page.goto('/');
  await expect(page.getByText('The connection is slow. Still loading…')).toBeVisible();
  await openMenu(page);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled();
  await release();
  await homeIsShown(page);
});

test('a remote that arrives after its error was shown replaces the error without a press', async ({
  openAs,
}) => {
  const page = await openAs('member');
  const release = await held(page);
  await page.goto('/');
  await expect(problem(page)).toContainText(NOT_ARRIVED);
  await release();
  await homeIsShown(page);
});

test('a switched-off remote has no menu entry, its screens explain it, and no error is reported', async ({
  openAs,
}) => {
  const page = await openAs('member');
  const reports = noteReports(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await released(page, { enabled: false });
  await page.goto('/');
  await expect(problem(page)).toContainText('This part is switched off for now.');
  await openMenu(page);
  await expect(page.getByRole('link', { name: 'Search Biodata' })).toBeHidden();
  // The gateway wrote the preload links into this page, for the release that it serves to other pages.
  const ahead = await page.evaluate<string[]>(
    `[...document.querySelectorAll('link[rel=preload]')].map(({ href }) => href)`,
  );
  const ofIt = asked.filter((address) => address.includes('/remotes/member/'));
  expect(ofIt.filter((address) => !ahead.includes(address))).toEqual([]);
  expect(await page.locator('script[src*="/remotes/member/"]').count()).toBe(0);
  expect(reports).toEqual([]);
});

const problem = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part can’t be shown' });

async function homeIsShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await expect(problem(page)).toBeHidden();
}

/** Start a session of this test's own, which the test may end. */
async function signInQuietly(page: Page): Promise<void> {
  const data = { phone: PEOPLE.administrator, password: PASSWORD };
  expect((await page.request.post(url('login'), { data })).status()).toBe(200);
}

function noteReports(page: Page): ClientError[] {
  const reports: ClientError[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(url('reportClientError'))) reports.push(request.postDataJSON() as ClientError);
  });
  return reports;
}

function noteLoads(page: Page): (RemoteLoad | undefined)[] {
  const loads: (RemoteLoad | undefined)[] = [];
  page.on('request', (request) => {
    const header = request.headers()[REMOTE_LOAD_HEADER.toLowerCase()];
    if (header !== undefined) loads.push(readRemoteLoad(header));
  });
  return loads;
}

async function released(page: Page, change: Partial<ReleasedRemote>) {
  await changeRelease(page, 'member', () => change);
  return () => page.unroute(RELEASE);
}

async function intercepted(page: Page, answer: Parameters<Page['route']>[1]) {
  await page.route(entryOf('member'), answer);
  return () => page.unroute(entryOf('member'));
}

/** Delay the member remote's entry file until the returned function is called. */
async function held(page: Page) {
  const released = Promise.withResolvers<undefined>();
  await page.route(entryOf('member'), async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => Promise.resolve(released.resolve(undefined));
}

/** Publish a changed member remote, damage it, and serve it to this page only. */
async function variant(
  page: Page,
  change: (files: Map<string, string>) => unknown,
  damage: (made: Variant) => Promise<void> = () => Promise.resolve(),
) {
  const made = await publishVariant('member', (files) => {
    chunkOfHome = chunkWith(files, '("home.lead")');
    // A version for each test, since tests run in parallel.
    files.set('assets/test.js', `/* ${process.hrtime.bigint()} */`);
    change(files);
  });
  await damage(made);
  return released(page, made.remote);
}

let chunkOfHome = '';

function inEntry(files: Map<string, string>, from: RegExp, to: string): void {
  const before = files.get(ENTRY) ?? '';
  const after = before.replace(from, to);
  if (after === before) throw new Error(`The entry doesn't say ${from}.`);
  files.set(ENTRY, after);
}

/** A remote that loads and whose home screen throws when it renders. */
const THROWS_WHEN_DRAWN = `var member = {
  init() {},
  get: async () => () => ({
    pages: { home: async () => ({ default: () => { throw new Error('the page broke'); } }) },
  }),
};`;

import type { ReleasedRemote } from '@pehchan/release/document';
import { REMOTE_LOAD_HEADER, type RemoteLoad } from '@pehchan/release/remote-load';
import { noteRemoteLoad, useCheckQuery, type PageTable } from '@pehchan/kit';
import { answers, buildSessionUser, renderPage, screen } from '@pehchan/kit/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Report } from '../errors/error-reporter.ts';
import { RefusedScripts } from './refused-scripts.ts';
import { RemoteRegistry } from './remote-registry.ts';

const remoteOf = (name: string) => ({ name, version: '1.0.0-3f2a1b9c44' }) as ReleasedRemote;
const release = { schema: 2, id: 'r1', createdAt: '', previousId: null, remotes: {} } as const;

const Home = () => <h1>Home</h1>;
const whole: PageTable = { home: () => Promise.resolve({ default: Home }) };
const network = new Error('#RUNTIME-008: ScriptNetworkError: Failed to load script');
const threw = new Error('#RUNTIME-008: ScriptExecutionError: Script "x" loaded but threw');

/** Return a remote registry. Its runtime returns `imports` in turn, and then always the last of them. */
function registryOf(
  imports: (PageTable | Promise<PageTable> | Error)[],
  countLoad: (load: RemoteLoad) => void = () => undefined,
) {
  const reported: Parameters<Report>[0][] = [];
  let asked = 0;
  const registry = new RemoteRegistry({
    release,
    fetchServedId: () => Promise.resolve(undefined),
    runtime: {
      register: () => undefined,
      loadPages: () => {
        const next = imports[Math.min(asked, imports.length - 1)] ?? whole;
        asked += 1;
        return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
      },
    },
    refusedScripts: new RefusedScripts(),
    report: (error) => reported.push(error),
    countLoad,
  });
  return { registry, reported, imports: () => asked };
}

afterEach(() => vi.useRealTimers());

const settled = (page: Promise<unknown>) => page.catch(() => undefined);

describe('a screen of a remote', () => {
  it('returns a screen immediately if it was shown before, separately for each remote', async () => {
    const { registry } = registryOf([whole]);
    expect(registry.shownPage(remoteOf('member'), 'home')).toBeUndefined();
    expect(await registry.loadPage(remoteOf('member'), 'home')).toBe(Home);
    expect(registry.shownPage(remoteOf('member'), 'home')).toBe(Home);
    expect(registry.shownPage(remoteOf('admin'), 'home')).toBeUndefined();
  });

  it('imports a screen again after the network failed', async () => {
    const { registry, reported } = registryOf([network, whole]);
    await expect(registry.loadPage(remoteOf('member'), 'home')).rejects.toMatchObject({ reason: 'network' });
    expect(await registry.loadPage(remoteOf('member'), 'home')).toBe(Home);
    expect(reported).toMatchObject([
      { kind: 'remote', code: 'RUNTIME-008', part: 'member 1.0.0-3f2a1b9c44' },
    ]);
  });

  it('does not import a screen again after its remote threw, and keeps the first cause', async () => {
    const { registry, imports } = registryOf([threw, new Error('of something else')]);
    const broken = { reason: 'broken', code: 'RUNTIME-008' };
    await expect(registry.loadPage(remoteOf('member'), 'home')).rejects.toMatchObject(broken);
    await expect(registry.loadPage(remoteOf('member'), 'home')).rejects.toMatchObject(broken);
    expect(imports()).toBe(1);
  });

  it('rejects a screen that its remote lacks, and still returns the other screens', async () => {
    const { registry } = registryOf([whole]);
    await expect(registry.loadPage(remoteOf('member'), 'gone')).rejects.toMatchObject({ code: 'NO-PAGE' });
    expect(await registry.loadPage(remoteOf('member'), 'home')).toBe(Home);
  });

  it('reports a screen as late once if the remote’s entry is slow, and still returns it', async () => {
    vi.useFakeTimers();
    let arrives: (pages: PageTable) => void = () => undefined;
    const entry = new Promise<PageTable>((resolve) => (arrives = resolve));
    const { registry, reported } = registryOf([entry]);
    const late = vi.fn();
    const page = registry.loadPage(remoteOf('member'), 'home', late);
    await vi.advanceTimersByTimeAsync(7900);
    expect(late).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(late.mock.calls).toMatchObject([[{ reason: 'network', code: 'LATE' }]]);
    arrives(whole);
    expect(await page).toBe(Home);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(late).toHaveBeenCalledOnce();
    expect(reported).toMatchObject([{ kind: 'remote', code: 'LATE' }]);
  });

  it('does not report a screen as late if only its own files are slow', async () => {
    vi.useFakeTimers();
    const file = new Promise<{ default: typeof Home }>((resolve) =>
      setTimeout(() => resolve({ default: Home }), 60_000),
    );
    const { registry, reported } = registryOf([{ home: () => file }]);
    const late = vi.fn();
    const page = registry.loadPage(remoteOf('member'), 'home', late);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await page).toBe(Home);
    expect(late).not.toHaveBeenCalled();
    expect(reported).toEqual([]);
  });

  it('does not report an error of a screen that was loaded ahead', async () => {
    const { registry, reported } = registryOf([network, whole]);
    registry.warmUp(remoteOf('member'), 'home');
    expect(await registry.loadPage(remoteOf('member'), 'home')).toBe(Home);
    expect(reported).toEqual([]);
  });
});

function Screen() {
  const { refetch, fulfilledTimeStamp } = useCheckQuery();
  return <button onClick={() => void refetch()}>asked at {fulfilledTimeStamp}</button>;
}

/** Run functions in turn. Return, for each, the header in which the next call reports a loaded remote. */
async function loadsReportedBy(...acts: (() => Promise<unknown>)[]): Promise<(string | null)[]> {
  const { user } = renderPage(Screen);
  const reports: (string | null)[] = [];
  const button = await screen.findByRole('button', { name: /asked at \d/ });
  answers('check', ({ request }) => {
    reports.push(request.headers.get(REMOTE_LOAD_HEADER));
    return { user: buildSessionUser(), message: 'Signed in' };
  });
  for (const act of acts) {
    await act();
    const before = button.textContent;
    await user.click(button);
    await expect.poll(() => button.textContent).not.toBe(before);
  }
  return reports;
}

describe('the loads of remotes that the API counts', () => {
  it('counts a loaded remote for its first screen only', async () => {
    const { registry } = registryOf([whole], noteRemoteLoad);
    const show = () => registry.loadPage(remoteOf('member'), 'home');
    expect(await loadsReportedBy(show, show, show)).toEqual(['member 1.0.0-3f2a1b9c44 loaded', null, null]);
  });

  it('counts a remote that loads after a failure as retried', async () => {
    const { registry } = registryOf([network, network, whole, network, whole], noteRemoteLoad);
    const load = () => settled(registry.loadPage(remoteOf('admin'), 'home'));
    const reports = await loadsReportedBy(load, load, load, load, load);
    expect(reports).toEqual([null, null, 'admin 1.0.0-3f2a1b9c44 retried', null, null]);
  });
});

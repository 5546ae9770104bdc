import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserHistory } from './page-history.ts';

/** A page has one history, which receives each navigation of the browser. */
const pages = browserHistory();
let takeBack: () => void = () => undefined;
let answer: ((leaves: boolean) => void) | undefined;

const shown = () => pages.shown.location.pathname;
const inTheBar = () => window.location.pathname;

beforeEach(() => {
  for (const path of ['/home', '/list', '/form']) pages.push(path);
});
afterEach(async () => {
  takeBack();
  answer?.(false);
  answer = undefined;
  await moment();
});

function typeSomething() {
  const ask = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  takeBack = pages.askBeforeLeaving({ isAtStake: (from, to) => from.pathname !== to.pathname, ask });
  return ask;
}
/** Wait until the page has asked whether to leave, and shows the form's address again. */
async function isAsked(ask: ReturnType<typeof typeSomething>): Promise<void> {
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  await moment();
  await isBack();
}
async function staysAfterNo(): Promise<void> {
  answer?.(false);
  await moment();
  await isBack();
}
const isBack = () => vi.waitFor(() => expect([shown(), inTheBar()]).toEqual(['/form', '/form']));
const standsAt = (path: string) => vi.waitFor(() => expect([shown(), inTheBar()]).toEqual([path, path]));
const moment = () => new Promise((resolve) => setTimeout(resolve, 150));

describe('navigation without unsaved input', () => {
  it('shows the earlier and the later screen on Back and Forward', async () => {
    window.history.back();
    await standsAt('/list');
    window.history.forward();
    await standsAt('/form');
    pages.replace('/other');
    expect([shown(), inTheBar()]).toEqual(['/other', '/other']);
  });
});

describe('navigation with unsaved input', () => {
  it('keeps the screen after Back until the family answers, and after a no', async () => {
    const ask = typeSomething();
    window.history.back();
    await isAsked(ask);
    await staysAfterNo();
    window.history.back();
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  });

  it('opens the earlier screen after Back and a yes', async () => {
    const ask = typeSomething();
    window.history.back();
    await isAsked(ask);
    answer?.(true);
    await standsAt('/list');
  });

  it('asks once after two presses on Back, and keeps the screen', async () => {
    const ask = typeSomething();
    window.history.back();
    window.history.back();
    await isAsked(ask);
    await staysAfterNo();
    expect(ask).toHaveBeenCalledOnce();
  });

  it('does not reload the page after Back and an immediate Forward', async () => {
    const ask = vi.fn(() => {
      window.history.forward();
      return Promise.resolve(false);
    });
    takeBack = pages.askBeforeLeaving({ isAtStake: () => true, ask });
    const go = vi.spyOn(window.history, 'go');
    window.history.back();
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
    await moment();
    await isBack();
    expect(go).not.toHaveBeenCalled();
    go.mockRestore();
  });

  it('opens the earlier screen after Back if the question is answered immediately', async () => {
    takeBack = pages.askBeforeLeaving({ isAtStake: () => true, ask: () => Promise.resolve(true) });
    window.history.back();
    await standsAt('/list');
  });

  it('asks before it follows a link, but not before another part of the same screen', async () => {
    const ask = typeSomething();
    pages.push('/form?step=2');
    expect(window.location.search).toBe('?step=2');
    expect(ask).not.toHaveBeenCalled();
    pages.push('/elsewhere');
    expect(ask).toHaveBeenCalledOnce();
    await isBack();
    answer?.(true);
    await standsAt('/elsewhere');
  });
});

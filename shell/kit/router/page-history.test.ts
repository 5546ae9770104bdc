import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserHistory } from './page-history.ts';

/** There is one of a page, which hears of each move of the browser. */
const pages = browserHistory();
let takeBack: () => void = () => undefined;
let answer: ((leaves: boolean) => void) | undefined;

const shown = () => pages.shown.location.pathname;
const inTheBar = () => window.location.pathname;

/** A form at `/form`, which was come to from `/list` and before that `/home`; something is typed in it. */
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
/** What is pressed comes to the question, and the form's address is there again. */
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

describe('without anything to lose', () => {
  it('Back and forward show what was there', async () => {
    window.history.back();
    await standsAt('/list');
    window.history.forward();
    await standsAt('/form');
    pages.replace('/other');
    expect([shown(), inTheBar()]).toEqual(['/other', '/other']);
  });
});

describe('with something to lose', () => {
  it('Back stays where it is until there is an answer, and after no', async () => {
    const ask = typeSomething();
    window.history.back();
    await isAsked(ask);
    await staysAfterNo();
    window.history.back();
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  });

  it('Back goes on after yes', async () => {
    const ask = typeSomething();
    window.history.back();
    await isAsked(ask);
    answer?.(true);
    await standsAt('/list');
  });

  it('Back that is pressed twice asks once, and loses nothing', async () => {
    const ask = typeSomething();
    window.history.back();
    window.history.back();
    await isAsked(ask);
    await staysAfterNo();
    expect(ask).toHaveBeenCalledOnce();
  });

  it('Back and at once forward again doesn’t load the page anew', async () => {
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

  it('an answer that is there at once is followed', async () => {
    takeBack = pages.askBeforeLeaving({ isAtStake: () => true, ask: () => Promise.resolve(true) });
    window.history.back();
    await standsAt('/list');
  });

  it('a link asks too, and another part of the same screen doesn’t', async () => {
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

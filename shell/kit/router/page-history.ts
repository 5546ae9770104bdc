import {
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  type Location,
  type NavigateOptions,
  type Navigator,
  type Path,
  type To,
} from 'react-router-dom';

type Entries = ReturnType<typeof createBrowserHistory> | ReturnType<typeof createMemoryHistory>;

const SOON_MS = 50;

export type Shown = Pick<Entries, 'action'> & {
  location: Location;
  /** True if the next screen keeps the scroll position. */
  staysPut?: boolean;
  /** True if the location must be shown before the browser's next paint. */
  isUrgent?: boolean;
};

/** A form's question before a navigation that would lose unsent input. */
export type LeaveQuestion = {
  isAtStake: (from: Location, to: Partial<Path>) => boolean;
  ask: () => Promise<boolean | undefined>;
};

/**
 * The browser's history for the router. It asks a form's question before the form's screen is left.
 * docs/decisions/051-page-history.md has the reason for the two internal exports of the router.
 */
export class PageHistory implements Navigator {
  shown: Shown;
  private question: LeaveQuestion | undefined;
  private readonly entries: Entries;
  private readonly listeners = new Set<(shown: Shown) => void>();
  /** The number of history entries from the shown one to the browser's current one. Negative: backwards. */
  private away = 0;
  /** The number of history entries to move once the viewer agrees to leave. */
  private entriesToMove = 0;
  private isAsking = false;
  private isLeaving = false;
  private return: ReturnType<typeof setTimeout> | undefined;

  constructor(entries: Entries) {
    this.entries = entries;
    this.shown = { action: entries.action, location: entries.location };
    entries.listen(({ delta }) => this.onMoved(delta));
  }

  listen(listener: (shown: Shown) => void): () => void {
    this.listeners.add(listener);
    // Report the current location: a screen's effects can navigate before the effect of the router listens.
    listener(this.shown);
    return () => void this.listeners.delete(listener);
  }

  /** Ask this question before a screen is left. @returns a function that removes the question */
  askBeforeLeaving(question: LeaveQuestion): () => void {
    this.question = question;
    return () => {
      if (this.question === question) this.question = undefined;
    };
  }

  createHref = (to: To): string => this.entries.createHref(to);
  encodeLocation = (to: To): Path => this.entries.encodeLocation(to);
  go = (delta: number): void => this.entries.go(delta);

  push = (to: To, state?: unknown, options: NavigateOptions = {}): void =>
    this.leaveFor(to, () => {
      this.entries.push(to, state);
      this.show(options);
    });

  replace = (to: To, state?: unknown, options: NavigateOptions = {}): void =>
    this.leaveFor(to, () => {
      this.entries.replace(to, state);
      this.show(options);
    });

  private leaveFor(to: To, leave: () => void): void {
    const target = typeof to === 'string' ? parsePath(to) : to;
    if (this.question?.isAtStake(this.shown.location, target)) this.ask(this.question, leave);
    else leave();
  }

  /** Handle a move in the browser's history. If the move would lose input, go back and ask first. */
  private onMoved(delta: number | null): void {
    this.away += delta ?? 0;
    // Cancel the planned return: from the shown entry it would move by zero entries, which reloads the page.
    clearTimeout(this.return);
    if (delta !== null && this.away === 0) return;
    if (
      delta !== null &&
      !this.isLeaving &&
      this.question?.isAtStake(this.shown.location, this.entries.location)
    ) {
      this.entriesToMove = this.away;
      // Go back after a delay, so that the second of two quick presses of Back arrives first.
      this.return = setTimeout(() => this.entries.go(-this.away), SOON_MS);
      this.ask(this.question, () => this.goOn());
      return;
    }
    this.show({});
  }

  private goOn(): void {
    clearTimeout(this.return);
    if (this.away !== 0) {
      this.show({});
      return;
    }
    this.isLeaving = true;
    this.entries.go(this.entriesToMove);
  }

  private ask(question: LeaveQuestion, leave: () => void): void {
    if (this.isAsking) return;
    this.isAsking = true;
    void question.ask().then((leaves) => {
      this.isAsking = false;
      if (leaves) leave();
    });
  }

  private show({ preventScrollReset: staysPut, flushSync: isUrgent }: NavigateOptions): void {
    const { action, location } = this.entries;
    this.away = 0;
    this.isLeaving = false;
    this.shown = { action, location, staysPut, isUrgent };
    for (const listener of this.listeners) listener(this.shown);
  }
}

export const browserHistory = (): PageHistory => new PageHistory(createBrowserHistory());

/** Create a history in memory, for tests and for rendering outside a browser. */
export const memoryHistory = (...addresses: string[]): PageHistory =>
  new PageHistory(createMemoryHistory({ initialEntries: addresses }));

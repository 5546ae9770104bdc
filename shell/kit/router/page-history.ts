import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  type Location,
  type NavigateOptions,
  type Navigator,
  type Path,
  type To,
} from 'react-router-dom';

type Entries = ReturnType<typeof createBrowserHistory> | ReturnType<typeof createMemoryHistory>;

/** What the screen is to show, and how it comes there. */
export type Shown = Pick<Entries, 'action'> & {
  location: Location;
  /** The screen stays where it is scrolled to. */
  staysPut?: boolean;
  /** Before the next paint. */
  isUrgent?: boolean;
};

/** Asks whether somebody leaves, where something would be lost by it. */
export type LeaveQuestion = {
  isAtStake: (from: Location, to: Partial<Path>) => boolean;
  ask: () => Promise<boolean>;
};

/** The browser's history, as the router sees it; who asks before somebody leaves, is asked here. */
export class PageHistory implements Navigator {
  shown: Shown;
  private question: LeaveQuestion | undefined;
  private readonly entries: Entries;
  private readonly heard = new Set<(shown: Shown) => void>();
  private isPassing = false;

  constructor(entries: Entries) {
    this.entries = entries;
    this.shown = { action: entries.action, location: entries.location };
    entries.listen(({ delta }) => this.onMoved(delta));
  }

  listen(hear: (shown: Shown) => void): () => void {
    this.heard.add(hear);
    // What moved before is heard now: an effect of the screen comes before the router's own.
    hear(this.shown);
    return () => void this.heard.delete(hear);
  }

  /** @returns takes the question back */
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
    const question = this.question;
    if (!question?.isAtStake(this.shown.location, typeof to === 'string' ? { pathname: to } : to)) leave();
    else void question.ask().then((leaves) => leaves && leave());
  }

  /** The browser has moved already: where that is asked about, it goes back until there is an answer. */
  private onMoved(delta: number | null): void {
    if (this.isPassing) {
      this.isPassing = false;
      if (this.entries.location.key === this.shown.location.key) return;
    } else if (delta && this.question?.isAtStake(this.shown.location, this.entries.location)) {
      this.pass(-delta);
      void this.question.ask().then((leaves) => leaves && this.pass(delta));
      return;
    }
    this.show({});
  }

  private pass(delta: number): void {
    this.isPassing = true;
    this.entries.go(delta);
  }

  private show({ preventScrollReset: staysPut, flushSync: isUrgent }: NavigateOptions): void {
    const { action, location } = this.entries;
    this.shown = { action, location, staysPut, isUrgent };
    for (const hear of this.heard) hear(this.shown);
  }
}

export const browserHistory = (): PageHistory => new PageHistory(createBrowserHistory());

/** For tests, and for what is drawn outside a browser. */
export const memoryHistory = (...addresses: string[]): PageHistory =>
  new PageHistory(createMemoryHistory({ initialEntries: addresses }));

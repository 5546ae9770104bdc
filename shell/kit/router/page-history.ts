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
  ask: () => Promise<boolean | undefined>;
};

/** The browser's history, as the router sees it; who asks before somebody leaves, is asked here. */
export class PageHistory implements Navigator {
  shown: Shown;
  private question: LeaveQuestion | undefined;
  private readonly entries: Entries;
  private readonly heard = new Set<(shown: Shown) => void>();
  /** How many entries the browser stands after the one that is shown; before it: less than none. */
  private away = 0;
  /** Where it would be, once whoever is asked has said yes. */
  private wanted = 0;
  private isAsking = false;
  private isLeaving = false;
  private return: ReturnType<typeof setTimeout> | undefined;

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
    const target = typeof to === 'string' ? parsePath(to) : to;
    if (this.question?.isAtStake(this.shown.location, target)) this.ask(this.question, leave);
    else leave();
  }

  /** The browser has moved already: where that is asked about, it goes back until there is an answer. */
  private onMoved(delta: number | null): void {
    this.away += delta ?? 0;
    // A return to where it stands already would load the page anew.
    clearTimeout(this.return);
    if (delta !== null && this.away === 0) return;
    if (
      delta !== null &&
      !this.isLeaving &&
      this.question?.isAtStake(this.shown.location, this.entries.location)
    ) {
      this.wanted = this.away;
      // Not at once: of two presses of Back, one soon after the other, the second comes before it.
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
    this.entries.go(this.wanted);
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
    for (const hear of this.heard) hear(this.shown);
  }
}

export const browserHistory = (): PageHistory => new PageHistory(createBrowserHistory());

/** For tests, and for what is drawn outside a browser. */
export const memoryHistory = (...addresses: string[]): PageHistory =>
  new PageHistory(createMemoryHistory({ initialEntries: addresses }));

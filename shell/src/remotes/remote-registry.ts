import type { ReleaseDocument, ReleasedRemote } from '@pehchan/release/document';
import { loadTexts } from '@pehchan/kit';
import type { RemoteLoad } from '@pehchan/release/remote-load';
import type { ComponentType } from 'react';
import type { Report } from '../errors/error-reporter.ts';
import { failureOf, RemoteFailure } from './failure.ts';
import type { Incompatibility } from './gates.ts';
import type { RefusedScripts } from './refused-scripts.ts';
import type { RemoteRuntime } from './runtime.ts';
import { areTampered } from './tampering.ts';

const RELOADED = 'pehchan.reloaded';
/** Milliseconds that a screen waits for its remote's entry before it shows the delay. */
const PATIENCE = 8000;

type Options = {
  /** What this tab works with for its life: a remote is never swapped under somebody's form. */
  release: ReleaseDocument;
  /** The id of the release that is served by now; undefined when that can't be told. */
  fetchServedId: () => Promise<string | undefined>;
  runtime: RemoteRuntime;
  refusedScripts: RefusedScripts;
  report: Report;
  /** Lets the API know that a remote came. */
  countLoad: (load: RemoteLoad) => void;
};

/** The remotes of one tab: the release that names them, and how each of them has fared so far. */
export class RemoteRegistry {
  readonly release: ReleaseDocument;
  private readonly options: Options;
  /** Pages that were shown, by remote and name. */
  private readonly pages = new Map<string, ComponentType>();
  /**
   * Remotes that failed for good. A module that failed half-way is taken for a loaded one by the next import,
   * which then fails of something else: so there is no next import, and the first cause stays the one that is
   * named.
   */
  private readonly lost = new Map<string, RemoteFailure>();
  private readonly outcomes = new Map<string, 'loaded' | 'failed'>();

  constructor(options: Options) {
    this.options = options;
    this.release = options.release;
    options.runtime.register(options.release);
  }

  /** A page that was shown before: it is there at once. */
  shownPage(remote: ReleasedRemote, page: string): ComponentType | undefined {
    return this.pages.get(keyOf(remote, page));
  }

  /**
   * One page of a remote, for the screen. That the remote came is counted once, that it failed is reported.
   * @param onLate called when the entry is late; the page can still arrive
   * @throws RemoteFailure whatever went wrong
   */
  async loadPage(
    remote: ReleasedRemote,
    page: string,
    onLate?: (failure: RemoteFailure) => void,
  ): Promise<ComponentType> {
    const late = new RemoteFailure('network', 'LATE');
    const timer = setTimeout(() => {
      this.noteFailed(remote, late);
      onLate?.(late);
    }, PATIENCE);
    try {
      const Page = await this.fetchPage(remote, page, () => clearTimeout(timer));
      this.pages.set(keyOf(remote, page), Page);
      // Before the screen is drawn: its own first call can carry it.
      this.noteLoaded(remote);
      return Page;
    } catch (error) {
      const failure = await this.causeOf(failureOf(error), remote);
      this.noteFailed(remote, failure);
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Fetches a page ahead of its use. A failure is nobody's business here: its screen will say so. */
  warmUp(remote: ReleasedRemote, page: string): void {
    this.fetchPage(remote, page).catch(() => undefined);
  }

  /** A remote threw while it was drawn. */
  reportThrown(remote: ReleasedRemote, error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    this.report('render', remote, message, failureOf(error).code);
  }

  /**
   * A remote isn't shown. Somebody switched it off on purpose; a range that isn't met is an accident that its
   * team should hear of.
   */
  reportIncompatible(remote: ReleasedRemote, reason: Incompatibility): void {
    if (reason !== 'disabled') this.report('remote', remote, reason, reason);
  }

  /** Whether this tab works with an older release than the one that is served. */
  async isOutdated(): Promise<boolean> {
    return (await this.newerId()) !== undefined;
  }

  /**
   * A file that is gone since a newer release was served comes with a new document, not with another try.
   * Once per release: a page that fails in the new one too must not reload for ever.
   * @returns whether the page is on its way out
   */
  async reloadForNewRelease(): Promise<boolean> {
    const newer = await this.newerId();
    if (newer === undefined) return false;
    try {
      if (sessionStorage.getItem(RELOADED) === newer) return false;
      sessionStorage.setItem(RELOADED, newer);
    } catch {
      return false;
    }
    window.location.reload();
    return true;
  }

  /** What ‘Try again’ means: with the newer release, where there is one, else once more with this one. */
  async tryAgain(inPlace: () => void): Promise<void> {
    if (await this.isOutdated()) window.location.reload();
    else inPlace();
  }

  private async fetchPage(
    remote: ReleasedRemote,
    page: string,
    onEntry?: () => void,
  ): Promise<ComponentType> {
    const before = this.lost.get(remote.name);
    if (before) throw before;
    try {
      const pages = await this.options.runtime.loadPages(remote.name);
      onEntry?.();
      const load = pages[page];
      if (!load) throw new RemoteFailure('broken', 'NO-PAGE');
      const [{ default: Page }] = await Promise.all([load(), loadTexts()]);
      return Page;
    } catch (error) {
      const failure = failureOf(error);
      if (!failure.isPassing && failure.code !== 'NO-PAGE') this.lost.set(remote.name, failure);
      throw failure;
    }
  }

  private async causeOf(failure: RemoteFailure, { base }: ReleasedRemote): Promise<RemoteFailure> {
    const isTampered =
      failure.reason === 'network' && (await areTampered(this.options.refusedScripts.take(base)));
    return isTampered ? new RemoteFailure('tampered', failure.code, { cause: failure }) : failure;
  }

  private noteLoaded({ name, version }: ReleasedRemote): void {
    const before = this.outcomes.get(name);
    if (before === 'loaded') return;
    this.outcomes.set(name, 'loaded');
    this.options.countLoad({ remote: name, version, outcome: before === 'failed' ? 'retried' : 'loaded' });
  }

  /** What failed is counted by its report; kept here is that the next try is another one. */
  private noteFailed(remote: ReleasedRemote, { reason, code, cause }: RemoteFailure): void {
    if (!this.outcomes.has(remote.name)) this.outcomes.set(remote.name, 'failed');
    this.report('remote', remote, cause instanceof Error ? `${reason}: ${cause.message}` : reason, code);
  }

  private report(
    kind: 'remote' | 'render',
    { name, version }: ReleasedRemote,
    message: string,
    code: string,
  ) {
    this.options.report({ kind, message, code, part: `${name} ${version}` });
  }

  private async newerId(): Promise<string | undefined> {
    const served = await this.options.fetchServedId();
    return served === this.release.id ? undefined : served;
  }
}

const keyOf = ({ name }: ReleasedRemote, page: string) => `${name}/${page}`;

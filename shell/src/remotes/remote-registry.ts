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
  release: ReleaseDocument;
  fetchServedId: () => Promise<string | undefined>;
  runtime: RemoteRuntime;
  refusedScripts: RefusedScripts;
  report: Report;
  countLoad: (load: RemoteLoad) => void;
};

export class RemoteRegistry {
  readonly release: ReleaseDocument;
  private readonly options: Options;
  private readonly pages = new Map<string, ComponentType>();
  /** Remotes that failed for good: a second import would return the half-loaded module as complete. */
  private readonly lost = new Map<string, RemoteFailure>();
  private readonly outcomes = new Map<string, 'loaded' | 'failed'>();

  constructor(options: Options) {
    this.options = options;
    this.release = options.release;
    options.runtime.register(options.release);
  }

  shownPage(remote: ReleasedRemote, page: string): ComponentType | undefined {
    return this.pages.get(keyOf(remote, page));
  }

  /**
   * Load one screen of a remote, count the remote's first load, and report a failure.
   * @throws RemoteFailure on any error
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
      // Note that the remote is loaded before its screen is drawn: the screen's first call reports it.
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

  /** Load a remote's screen before the user opens it. Ignore failures: opening the screen reports them. */
  warmUp(remote: ReleasedRemote, page: string): void {
    this.fetchPage(remote, page).catch(() => undefined);
  }

  reportThrown(remote: ReleasedRemote, error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    this.report('render', remote, message, failureOf(error).code);
  }

  /** Report unmet version ranges to the remote team, but not a remote that was switched off. */
  reportIncompatible(remote: ReleasedRemote, reason: Incompatibility): void {
    if (reason !== 'disabled') this.report('remote', remote, reason, reason);
  }

  async isOutdated(): Promise<boolean> {
    return (await this.newerId()) !== undefined;
  }

  /** Reload once for a newer release: files of the previous one may be gone. Return whether it reloads. */
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

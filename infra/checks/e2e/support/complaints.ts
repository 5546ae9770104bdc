import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test';

/**
 * Everything that a browser complains about: console errors (a broken content security policy among them),
 * errors that nobody caught, requests that failed or were refused. A test names those it provokes; any other
 * fails it.
 */
export class Complaints {
  private readonly heard: string[] = [];
  private readonly expected: RegExp[] = [];

  /** @returns what ends it, for a browser that outlives the test */
  listenTo(context: BrowserContext): () => void {
    const onConsole = (message: ConsoleMessage) => {
      if (message.type() === 'error') this.heard.push(`console: ${message.text()} ${message.location().url}`);
    };
    const onError = (error: WebError) => this.heard.push(`uncaught: ${error.error().message}`);
    const onFailure = (request: Request) => {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a page abandons what it was still fetching.
      if (reason !== 'net::ERR_ABORTED') this.heard.push(`failed: ${request.url()} ${reason}`);
    };
    const onResponse = (response: Response) => {
      if (response.status() >= 400) this.heard.push(`answered ${response.status()}: ${response.url()}`);
    };
    context.on('console', onConsole).on('weberror', onError);
    context.on('requestfailed', onFailure).on('response', onResponse);
    return () => {
      context.off('console', onConsole).off('weberror', onError);
      context.off('requestfailed', onFailure).off('response', onResponse);
    };
  }

  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  unexpected(): string[] {
    return this.heard.filter((complaint) => !this.expected.some((pattern) => pattern.test(complaint)));
  }
}

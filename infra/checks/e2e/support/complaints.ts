import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test';

/**
 * Collects what a browser reports: console errors (including violations of the content security policy),
 * uncaught errors, and failed or rejected requests. A test lists the expected
 * reports; any other report fails the test.
 */
export class Complaints {
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [];

  /** @returns a function that stops listening, for a browser that stays open after the test */
  listenTo(context: BrowserContext): () => void {
    const onConsole = (message: ConsoleMessage) => {
      if (message.type() === 'error') this.found.push(`console: ${message.text()} ${message.location().url}`);
    };
    const onError = (error: WebError) => this.found.push(`uncaught: ${error.error().message}`);
    const onFailure = (request: Request) => {
      const reason = request.failure()?.errorText ?? '';
      // The browser cancels open requests when it leaves a page.
      if (reason !== 'net::ERR_ABORTED') this.found.push(`failed: ${request.url()} ${reason}`);
    };
    const onResponse = (response: Response) => {
      if (response.status() >= 400) this.found.push(`answered ${response.status()}: ${response.url()}`);
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
    return this.found.filter((complaint) => !this.expected.some((pattern) => pattern.test(complaint)));
  }
}

import type { BrowserContext } from '@playwright/test';

/**
 * Everything that a browser complains about: console errors (a broken content security policy among them),
 * errors that nobody caught, requests that failed or were refused. A test names those it provokes; any other
 * fails it.
 */
export class Complaints {
  private readonly heard: string[] = [];
  private readonly expected: RegExp[] = [];

  listenTo(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.heard.push(`console: ${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (error) => this.heard.push(`uncaught: ${error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a page abandons what it was still fetching.
      if (reason !== 'net::ERR_ABORTED') this.heard.push(`failed: ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.heard.push(`answered ${response.status()}: ${response.url()}`);
    });
  }

  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  unexpected(): string[] {
    return this.heard.filter((complaint) => !this.expected.some((pattern) => pattern.test(complaint)));
  }
}

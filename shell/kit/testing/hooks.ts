import { cleanup, configure } from '@testing-library/react';
import { SIGNED_IN_COOKIE } from '@pehchan/contract/accounts';
import { THEME_COOKIE } from '@pehchan/contract/common';
import { LANGUAGE_COOKIE, LANGUAGES } from '@pehchan/contract/messages';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { loadTexts } from '../i18n/catalogue-of.ts';
import { wantDecisions, wantRefusals } from '../i18n/texts.ts';
import { completeBrowser, setWide } from './browser.ts';
import { server, unanswered } from './server.ts';

/** Runs before every test file of a browser package, and fails a test with an unanswered request. */
// Milliseconds: a page's first test waits until the page's lazily loaded modules are compiled.
vi.setConfig({ testTimeout: 90_000 });

// Add what jsdom lacks before any page is imported: some pages read the screen's width while they load.
completeBrowser();

/** Console messages of React, antd and the project's code. Each fails its test. */
const complaints: string[] = [];
const SLOW_MACHINE = /^\w+InvariantMiddleware took \d+ms/;

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => {
      const complaint = words.map(String).join(' ');
      if (!SLOW_MACHINE.test(complaint)) complaints.push(complaint);
    });
  }
});

beforeAll(async () => {
  configure({ asyncUtilTimeout: 30_000 });
  server.listen();
  wantRefusals();
  wantDecisions();
  for (const language of LANGUAGES) await loadTexts(language);
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  setWide(true);
  localStorage.clear();
  sessionStorage.clear();
  for (const name of [SIGNED_IN_COOKIE, LANGUAGE_COOKIE, THEME_COOKIE]) {
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
  expect(unanswered.splice(0), 'requests that the test gave no answer to').toEqual([]);
  expect(complaints.splice(0), 'console.error and console.warn').toEqual([]);
});

afterAll(() => server.close());

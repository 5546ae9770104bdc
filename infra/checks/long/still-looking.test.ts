import { url } from '@pehchan/contract/endpoints';
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '@pehchan/contract/messages';
import { DEMO_PASSWORD, DEMO_PHONES } from '@pehchan/operating';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLifetime } from '../../lib/lifetime.ts';
import { SIZES } from '../e2e/support/chromium.ts';
import { addChild, approve, ownProfiles, register } from '../e2e/support/families.ts';
import { linkFor } from '../e2e/support/outbox.ts';
import { onServersOf } from '../resilience/operating.ts';
import { startWatchedSite, type WatchedSite } from '../watched-site.ts';

const lifetime = createLifetime();
let site: WatchedSite;
let office: Page;

beforeAll(async () => {
  site = await startWatchedSite(lifetime);
  // The site's mails are in its data directory.
  vi.stubEnv('DATA_DIR', site.dataDir);
  office = await (await site.browser.newContext({ baseURL: site.url })).newPage();
  const data = { phone: DEMO_PHONES.administrator, password: DEMO_PASSWORD };
  expect((await office.request.post(url('login'), { data })).status()).toBe(200);
});
afterAll(() => lifetime.end());

/** Move the family's last sign of life into the past, and wait until the site asks if it is still looking. */
const letPass = (days: number, profileId: number) =>
  onServersOf(site.dataDir, async (databaseUrl) => {
    const database = await createConnection(databaseUrl);
    await database.query(
      `INSERT INTO still_looking (profileId, lastSignAt) VALUES (?, UTC_TIMESTAMP(3) - INTERVAL ? DAY)
       ON DUPLICATE KEY UPDATE lastSignAt = VALUES(lastSignAt)`,
      [profileId, days],
    );
    const hasQuestion = async () => {
      const [[row]] = await database.query<RowDataPacket[]>(
        'SELECT askedAt FROM still_looking WHERE profileId = ?',
        [profileId],
      );
      if (row?.['askedAt']) return true;
      await database.query("UPDATE tasks SET dueAt = UTC_TIMESTAMP(3) WHERE kind = 'still-looking'");
      return false;
    };
    await vi.waitUntil(hasQuestion, { timeout: 60_000, interval: 500 });
    await database.end();
  });

const WORDS: Record<
  Language,
  Record<'question' | 'yes' | 'thanks' | 'asked' | 'byMail' | 'done' | 'used', RegExp>
> = {
  en: {
    question: /^Are you still looking for Asha/,
    yes: /^Yes, still looking: Asha/,
    thanks: /^Thank you. Other families will keep seeing the biodata./,
    asked: /^Are you still looking\?$/,
    byMail: /^Yes, we are still looking$/,
    done: /^Thank you$/,
    used: /link/,
  },
  hi: {
    question: /^क्या Asha.* के लिए अभी भी रिश्ता देख रहे हैं\?/,
    yes: /^हाँ, अभी देख रहे हैं: Asha/,
    thanks: /^धन्यवाद। बायोडाटा दूसरे परिवारों को दिखता रहेगा।/,
    asked: /^क्या आप अभी भी रिश्ता देख रहे हैं\?$/,
    byMail: /^हाँ, अभी देख रहे हैं$/,
    done: /^धन्यवाद$/,
    used: /लिंक/,
  },
};
const EVERY = Object.keys(SIZES).flatMap((size) =>
  LANGUAGES.map((language) => [size as keyof typeof SIZES, language] as const),
);

test.each(EVERY)(
  'a family that is silent for ninety days is asked, and answers on its home page and later from the mail (%s, %s)',
  async (size, language) => {
    const words = WORDS[language];
    const inLanguage = async (): Promise<BrowserContext> => {
      const context = await site.browser.newContext({ ...SIZES[size], baseURL: site.url });
      await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: site.url }]);
      return context;
    };
    const page = await (await inLanguage()).newPage();
    const family = await register(page, 'Silent');
    await addChild(page, family, family.child);
    const id = (await ownProfiles(page))[0]?.id ?? 0;
    await approve(office, family);
    const question = page.getByText(words.question);
    const hasNoQuestion = async () => {
      await page.goto('/');
      await page.getByRole('main').getByText(family.child.toUpperCase()).first().waitFor();
      expect(await question.count()).toBe(0);
    };

    await hasNoQuestion();
    await letPass(91, id);
    const first = await linkFor(family.email, /^\/still-looking\//);
    await page.goto('/');
    await question.waitFor();
    await page.getByRole('button', { name: words.yes }).click();
    await page.getByText(words.thanks).waitFor();
    await hasNoQuestion();

    await letPass(91, id);
    const second = await linkFor(family.email, otherThan(first));
    // The link in the mail works without a session, and opening it is no answer.
    const mail = await (await inLanguage()).newPage();
    const answer = mail.getByRole('button', { name: words.byMail });
    await mail.goto(second);
    await mail.getByRole('heading', { level: 1, name: words.asked }).waitFor();
    await mail.reload();
    await answer.waitFor();
    await page.goto('/');
    await question.waitFor();
    await answer.click();
    await mail.getByRole('heading', { level: 1, name: words.done }).waitFor();
    await hasNoQuestion();

    await mail.goto(first);
    await answer.click();
    await mail.getByRole('status').or(mail.getByRole('alert')).getByText(words.used).first().waitFor();
    await Promise.all([page, mail].map((opened) => opened.context().close()));
  },
);

function otherThan(link: string): RegExp {
  const token = new URL(link).pathname.split('/').at(-1);
  return new RegExp(`^/still-looking/(?!${token}$)`);
}

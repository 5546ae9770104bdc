import type { SessionReply } from '@pehchan/contract/accounts';
import { MIN_AGE, type FoundProfilesReply, type ProfilesReply } from '@pehchan/contract/biodata';
import { url } from '@pehchan/contract/endpoints';
import type { UsersReply } from '@pehchan/contract/review';
import { expect, type Page } from '@playwright/test';
import type { Person } from './people.ts';
import { changeRelease } from './site.ts';

/**
 * Every screen in every state that looks different, for the tests of access and for screenshots. In any
 * language.
 */
export type Screen = {
  as: Person | 'nobody';
  /** Ends when the screen is whole. */
  open: (page: Page) => Promise<void>;
};

const at =
  (path: string): Screen['open'] =>
  async (page) => {
    await page.goto(path);
    await isWhole(page);
  };

export const SCREENS: Record<string, Screen> = {
  login: { as: 'nobody', open: at('/login') },
  'login-refused': {
    as: 'nobody',
    open: async (page) => {
      await at('/login')(page);
      await page.locator('#submit').click();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
    },
  },
  signup: { as: 'nobody', open: at('/signup') },
  'signup-refused': {
    as: 'nobody',
    open: async (page) => {
      await at('/signup')(page);
      await page.locator('[type=submit]').click();
      await expect(page.getByRole('group', { name: /^(Please check|कृपया)/ })).toBeFocused();
    },
  },
  'signup-biodata': {
    as: 'nobody',
    open: async (page) => {
      await at('/signup')(page);
      await fillAccount(page);
      await page.locator('[type=submit]').click();
      await expect(page.locator('[name=fullname]')).toBeVisible();
    },
  },
  'forgot-password': { as: 'nobody', open: at('/forget-password') },
  'reset-password': { as: 'nobody', open: at('/reset-password/somebody%40example.org/0123456789abcdef') },
  'my-profile': {
    as: 'member',
    open: async (page) => at(`/update-user/${await ownId(page)}`)(page),
  },
  'edit-biodata': {
    as: 'member',
    open: async (page) => at(`/update-profile/${await ownBiodata(page)}`)(page),
  },
  terms: { as: 'nobody', open: at('/terms') },
  home: { as: 'member', open: at('/') },
  'home-pending': { as: 'pending', open: at('/') },
  'home-rejected': { as: 'rejected', open: at('/') },
  'home-empty': { as: 'childless', open: at('/') },
  'home-question': {
    as: 'member',
    open: async (page) => {
      await at('/')(page);
      await page
        .getByRole('button', { name: /^(Delete|हटाएँ)/ })
        .first()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  menu: {
    as: 'administrator',
    open: async (page) => {
      await at('/about-us')(page);
      await page.locator('header button[aria-expanded]').click();
      await expect(page.locator('header a[href="/contact-us"]')).toBeVisible();
    },
  },
  'add-biodata': { as: 'member', open: at('/add-profile') },
  'add-biodata-refused': {
    as: 'member',
    open: async (page) => {
      await at('/add-profile')(page);
      // A phone is held at the first step; where all of the form stands, at its end.
      await page.getByRole('button', { name: /^(Next|आगे|Add biodata|बायोडाटा जोड़ें)$/ }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  search: { as: 'member', open: at('/search-profiles') },
  'search-nothing': { as: 'member', open: at('/search-profiles?search=nobody-of-this-name') },
  biodata: {
    as: 'member',
    open: async (page) => at(`/profile/get-profile/${await someBiodata(page)}`)(page),
  },
  dashboard: { as: 'administrator', open: openDashboard },
  'dashboard-tables': {
    as: 'administrator',
    open: async (page) => {
      await openDashboard(page);
      for (const button of await page.getByRole('figure').getByRole('button').all()) await button.click();
      await expect(page.getByRole('figure').locator('[tabindex="0"] > table')).toHaveCount(3);
    },
  },
  'dashboard-several': {
    as: 'administrator',
    open: async (page) => {
      await openDashboard(page);
      const boxes = page.locator('[data-list=pending] [type=checkbox]');
      await boxes.nth(1).check();
      await boxes.nth(2).check();
      await expect(
        page.getByRole('group', { name: /^(Decide on several together|कई सदस्यों पर एक साथ निर्णय)$/ }),
      ).toBeVisible();
    },
  },
  'dashboard-family': {
    as: 'administrator',
    open: async (page) => {
      await openDashboard(page);
      await page
        .getByRole('button', { name: /^(Open|खोलें)/ })
        .first()
        .click();
      await expect(
        page.getByRole('dialog').locator('article, [role=status], [role=alert]').first(),
      ).toBeVisible();
      await expect(page.getByRole('status', { name: /Loading|खुल रहा/ })).toHaveCount(0);
    },
  },
  'user-list': { as: 'administrator', open: at('/userlist') },
  'all-biodata': { as: 'administrator', open: at('/total-biodata') },
  'account-biodata': {
    as: 'administrator',
    open: async (page) => at(`/admin/get-user-profiles-byUserId/${await someAccount(page)}`)(page),
  },
  settings: { as: 'administrator', open: at('/settings') },
  about: { as: 'member', open: at('/about-us') },
  contact: { as: 'member', open: at('/contact-us') },
  'not-found': { as: 'member', open: at('/no/such/page') },
  'remote-problem': {
    as: 'member',
    open: async (page) => {
      await changeRelease(page, 'member', () => ({ enabled: false }));
      await at('/')(page);
    },
  },
};

/** Its charts come last, when they are near. */
async function openDashboard(page: Page): Promise<void> {
  await at('/dashboard')(page);
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  await expect(page.getByRole('figure').locator('canvas')).toHaveCount(3);
  await page.evaluate('scrollTo(0, 0)');
}

/** Its heading is there and nothing is loading any more. */
export async function isWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: /Loading|खुल रहा/ })).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** By the fields' own names: their labels are in whichever language. */
async function fillAccount(page: Page): Promise<void> {
  const account = {
    name: 'Ramesh Mehta',
    Father: 'Kishan Mehta',
    phone: '7000000001',
    email: 'ramesh@example.org',
    password: 'a quiet river',
  };
  for (const [name, value] of Object.entries(account)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator('[name=village]').selectOption('DHAN');
}

async function ownId(page: Page): Promise<number> {
  const { user } = (await (await page.request.get(url('check'))).json()) as SessionReply;
  return user.id;
}

async function ownBiodata(page: Page): Promise<number> {
  const { profiles } = (await (await page.request.get(url('getOwnProfiles'))).json()) as ProfilesReply;
  if (!profiles[0]) throw new Error('This demo member has no biodata.');
  return profiles[0].id;
}

/** A biodata with a photo that this member may see. */
async function someBiodata(page: Page): Promise<number> {
  const answer = await page.request.get(`${url('getAllProfiles')}?page=1&pageSize=50&minAge=${MIN_AGE}`);
  const { profiles } = (await answer.json()) as FoundProfilesReply;
  const profile = profiles.find(({ image }) => image !== null) ?? profiles[0];
  if (!profile) throw new Error('The demo community has no biodata to show.');
  return profile.id;
}

/** An account with biodata. */
async function someAccount(page: Page): Promise<number> {
  const answer = await page.request.get(`${url('getUsers')}?page=1&pageSize=50`);
  const { users } = (await answer.json()) as UsersReply;
  const user = users.find(({ profiles }) => profiles.length > 0);
  if (!user) throw new Error('The demo community has no biodata to show.');
  return user.id;
}

/** Ends when nothing moves any more: a colour halfway between two themes is nobody's fault. */
export async function standsStill(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () => document.getAnimations().filter(({ effect, playState }) =>
      playState === 'running' && Number.isFinite(effect.getComputedTiming().endTime));
    do {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await frame();
      await frame();
    } while (moving().length > 0);
  })()`);
}

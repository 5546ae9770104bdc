import type { SessionReply } from '@pehchan/contract/accounts';
import { MIN_AGE, type FoundProfilesReply, type ProfilesReply } from '@pehchan/contract/biodata';
import { url } from '@pehchan/contract/endpoints';
import type { UsersReply } from '@pehchan/contract/review';
import type { LedgerReply } from '@pehchan/contract/ledger';
import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { PASSWORD, PEOPLE, type Person } from './people.ts';
import { photoOfTwoColours } from './photo.ts';
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
      await expect(page.getByRole('group', { name: /^(Please check|कृपया)/ })).toBeVisible();
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
  'signup-review': {
    as: 'nobody',
    open: async (page) => {
      await at('/signup')(page);
      await fillAccount(page);
      await page.locator('[type=submit]').click();
      await fillFirstBiodata(page);
      await page.locator('[type=submit]').click();
      await expect(page.getByRole('heading', { name: /^(Check before you send|भेजने से पहले)/ })).toBeVisible();
    },
  },
  'forgot-password': { as: 'nobody', open: at('/forget-password') },
  'reset-password': { as: 'nobody', open: at('/reset-password/somebody%40example.org/0123456789abcdef') },
  recover: { as: 'nobody', open: at('/recover') },
  'still-looking': { as: 'nobody', open: at('/still-looking/7-1-0123456789abcdef') },
  'not-me': { as: 'nobody', open: at('/not-me/7-1-0123456789abcdef') },
  'my-profile': {
    as: 'member',
    open: async (page) => at(`/update-user/${await ownId(page)}`)(page),
  },
  'edit-biodata': {
    as: 'member',
    open: async (page) => at(`/update-profile/${await ownBiodata(page)}`)(page),
  },
  help: { as: 'nobody', open: at('/help') },
  'help-of-members': { as: 'member', open: at('/help') },
  'my-family': { as: 'member', open: at('/my-family') },
  terms: { as: 'nobody', open: at('/terms') },
  trace: { as: 'administrator', open: at('/trace') },
  safety: { as: 'nobody', open: at('/safety') },
  home: { as: 'member', open: at('/') },
  'home-pending': { as: 'pending', open: at('/') },
  'home-rejected': { as: 'rejected', open: at('/') },
  'home-empty': { as: 'childless', open: at('/') },
  'home-question': {
    as: 'member',
    open: async (page) => {
      await at('/')(page);
      await page
        .getByRole('button', { name: /^(Pause|अभी रोकें)/ })
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
  'search-filters': {
    as: 'member',
    open: async (page) => {
      await at('/search-profiles?page=1')(page);
      await page.getByRole('button', { name: /^(More|और छाँटें)/ }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: /\d/ })).toBeVisible();
    },
  },
  shortlist: { as: 'member', open: openShortlist },
  'shortlist-empty': { as: 'childless', open: at('/shortlist') },
  'shortlist-change': {
    as: 'member',
    open: async (page) => {
      await openShortlist(page);
      await page
        .getByRole('button', { name: /^(Change or write|बदलें या लिखें): / })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(4);
    },
  },
  ledger: { as: 'member', open: openLedger },
  'ledger-empty': {
    as: 'member',
    open: async (page) => at(`/profile/ledger/${(await ownProfileIds(page)).at(-1)}`)(page),
  },
  'ledger-tell': {
    as: 'member',
    open: async (page) => {
      await openLedger(page);
      await page
        .getByRole('button', { name: /^(Tell the administrators|कार्यकर्ताओं को बताएँ): / })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    },
  },
  biodata: {
    as: 'member',
    open: async (page) => at(`/profile/get-profile/${await someBiodata(page)}`)(page),
  },
  dashboard: { as: 'administrator', open: openDashboard },
  'dashboard-reject': {
    as: 'administrator',
    open: async (page) => {
      await openDashboard(page);
      await page
        .getByRole('button', { name: /^(Reject|मंज़ूर नहीं): / })
        .first()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
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
  reports: { as: 'administrator', open: openReports },
  'reports-answer': {
    as: 'administrator',
    open: async (page) => {
      await openReports(page);
      await page
        .getByRole('button', { name: /^(Answer|जवाब दें): / })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    },
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

/** More than it ever takes, also on a weak link and a machine that has much to do. */
const WHOLE_WITHIN = { timeout: 30_000 };

/** Its heading is there and nothing is loading any more. */
export async function isWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(WHOLE_WITHIN);
  await expect(page.getByRole('status', { name: /Loading|खुल रहा/ })).toHaveCount(0, WHOLE_WITHIN);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, WHOLE_WITHIN);
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
  await page.locator('[name=village][value=DHAN]').check();
}

async function fillFirstBiodata(page: Page): Promise<void> {
  /** On a phone each part has the screen to itself. */
  const goOnTo = async (field: string) => {
    if (!(await page.locator(field).isVisible())) await page.locator('[type=submit]').click();
    await expect(page.locator(field)).toBeAttached();
  };
  await page.locator('[name=fullname]').fill('Asha Mehta');
  await page.locator('[name=gender][value=FEMALE]').check();
  await page.locator('#field-dateOfBirth-day').fill('1');
  await page.locator('#field-dateOfBirth-month').selectOption('04');
  await page.locator('#field-dateOfBirth-year').fill('1999');
  await page.locator('[name=currentLiveCity]').fill('Pune');
  await page.locator('[name=gotra]').fill('Kashyap');
  await goOnTo('#field-photo');
  const buffer = await photoOfTwoColours();
  await page.locator('#field-photo').setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.locator('#field-photo ~ button')).toBeVisible();
  await goOnTo('[name=education]');
  await goOnTo('[name=employedIn][value=PRIVATE]');
  await page.locator('[name=employedIn][value=PRIVATE]').check();
  await goOnTo('[name=mother]');
  await page.locator('[name=mother]').fill('Kamla Mehta');
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

/** A biodata of another family, with a photo that this member may see. */
async function someBiodata(page: Page): Promise<number> {
  const answer = await page.request.get(
    `${url('getAllProfiles')}?page=1&pageSize=50&without=own&minAge=${MIN_AGE}`,
  );
  const { profiles } = (await answer.json()) as FoundProfilesReply;
  const profile = profiles.find(({ image }) => image !== null) ?? profiles[0];
  if (!profile) throw new Error('The demo community has no biodata to show.');
  return profile.id;
}

/** With somebody on it of whom something is written; again and again the same. */
async function openShortlist(page: Page): Promise<void> {
  const data = { stage: 'talking', note: 'Their uncle calls on Sunday. हमें अच्छे लगे।' };
  const address = url('putOnShortlist', { id: await someBiodata(page) });
  expect((await page.request.put(address, { data })).status()).toBe(200);
  await at('/shortlist')(page);
}

/** What somebody else does meanwhile, signed in by a browser of their own. */
async function meanwhile(page: Page, person: Person, act: (them: APIRequestContext) => Promise<void>) {
  const baseURL = new URL((await page.request.get(url('check'))).url()).origin;
  const them = await request.newContext({ baseURL });
  const data = { phone: PEOPLE[person], password: PASSWORD };
  expect((await them.post(url('login'), { data })).status()).toBe(200);
  await act(them);
  await them.dispose();
}

async function ownProfileIds(page: { request: APIRequestContext }): Promise<number[]> {
  const { profiles } = (await (await page.request.get(url('getOwnProfiles'))).json()) as ProfilesReply;
  return profiles.map(({ id }) => id);
}

/** A family that has looked at a biodata, and taken its number. */
const look = (id: number) => async (them: APIRequestContext) => {
  expect((await them.put(url('readNotice'))).status()).toBe(200);
  expect((await them.get(url('getProfile', { id }))).status()).toBe(200);
  expect((await them.post(url('revealPhone', { id }))).status()).toBe(200);
};

/** With somebody in it of whom the administrators were told; again and again the same. */
async function openLedger(page: Page): Promise<void> {
  const id = await ownBiodata(page);
  await meanwhile(page, 'childless', look(id));
  await tell(page.request, id);
  await at(`/profile/ledger/${id}`)(page);
}

async function tell(family: APIRequestContext, profileId: number): Promise<void> {
  const reply = await family.get(`${url('getLedger', { id: profileId })}?page=1&pageSize=100`);
  const { entries } = (await reply.json()) as LedgerReply;
  const userId = entries.find((line) => line.userId !== null)?.userId;
  const data = { userId, profileId, text: 'They call at night. हमने मना किया है।' };
  expect((await family.post(url('report'), { data })).status()).toBe(200);
}

/** With what a family told just now. */
async function openReports(page: Page): Promise<void> {
  await meanwhile(page, 'member', async (family) => {
    const [id = 0] = await ownProfileIds({ request: family });
    await meanwhile(page, 'childless', look(id));
    await tell(family, id);
  });
  await at('/reports')(page);
}

/** An account with biodata. */
async function someAccount(page: Page): Promise<number> {
  const answer = await page.request.get(`${url('getUsers')}?page=1&pageSize=50`);
  const { users } = (await answer.json()) as UsersReply;
  const user = users.find(({ profiles }) => profiles.length > 0);
  if (!user) throw new Error('The demo community has no biodata to show.');
  return user.id;
}

/**
 * Ends when nothing moves any more: a colour halfway between two themes is nobody's fault. What is folded
 * away isn't painted, and what has begun to move in it never ends.
 */
export async function standsStill(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () => document.getAnimations().filter(({ effect, playState }) =>
      playState === 'running' && effect.target.checkVisibility() &&
      Number.isFinite(effect.getComputedTiming().endTime));
    do {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await frame();
      await frame();
    } while (moving().length > 0);
  })()`);
}

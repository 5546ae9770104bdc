import { expect } from '@playwright/test';
import {
  at,
  fillAccount,
  fillFirstBiodata,
  openDashboard,
  openLedger,
  openReports,
  openShortlist,
  ownBiodata,
  ownId,
  ownProfileIds,
  someAccount,
  someBiodata,
  type Opening,
} from './opening.ts';
import type { Person } from './people.ts';
import { changeRelease } from './site.ts';

export type Screen = {
  as: Person | 'nobody';
  open: Opening;
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
  'family-question': {
    as: 'member',
    open: async (page) => {
      await at('/my-family')(page);
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
      // A phone shows the errors at the first step, a desktop at the form's end.
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
      await page.getByRole('button', { name: /^(Filters|छाँटें)$/ }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: /\d/ })).toBeVisible();
    },
  },
  shortlist: { as: 'member', open: openShortlist },
  'shortlist-compare': {
    as: 'member',
    open: async (page) => {
      await openShortlist(page);
      await at(`/shortlist?compare=${await someBiodata(page)}`)(page);
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  'shortlist-empty': { as: 'childless', open: at('/shortlist') },
  'shortlist-change': {
    as: 'member',
    open: async (page) => {
      await openShortlist(page);
      await page
        .getByRole('button', { name: /^(Add a note|बात लिखें): / })
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
        .getByRole('button', { name: /^(Tell the volunteers|कार्यकर्ताओं को बताएँ): / })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    },
  },
  biodata: {
    as: 'member',
    open: async (page) => at(`/profile/get-profile/${await someBiodata(page)}`)(page),
  },
  'biodata-menu': {
    as: 'member',
    open: async (page) => {
      await at(`/profile/get-profile/${await someBiodata(page)}`)(page);
      await page.getByRole('button', { name: /^(Hide or report|परिवार से छिपाएँ)/ }).click();
      await expect(page.getByRole('dialog').getByRole('button')).toHaveCount(3);
    },
  },
  dashboard: { as: 'administrator', open: (page) => openDashboard(page) },
  'dashboard-reject': {
    as: 'administrator',
    open: async (page) => {
      await openDashboard(page);
      await page
        .getByRole('button', { name: /^(Reject|वापस भेजें): / })
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
      await openDashboard(page, '/dashboard?page=1');
      const boxes = page.locator('[data-list=pending] [type=checkbox]');
      await boxes.nth(1).check();
      await boxes.nth(2).check();
      await expect(
        page.getByRole('group', { name: /^(Decide on several together|कई परिवारों पर एक साथ फ़ैसला)$/ }),
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
        .getByRole('button', { name: /^(Reply|जवाब दें): / })
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

const OF_FAMILIES_ON_A_DESKTOP = [
  ...['login', 'signup', 'home', 'family-question', 'search', 'biodata', 'shortlist', 'ledger'],
  ...['add-biodata', 'add-biodata-refused', 'my-profile', 'help-of-members'],
];

/** Return whether a check on a phone is enough. Administrators' screens differ on a desktop. */
export const isAlikeOnADesktop = (name: string): boolean =>
  SCREENS[name]?.as !== 'administrator' && !OF_FAMILIES_ON_A_DESKTOP.includes(name);

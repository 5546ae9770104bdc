import type { SessionReply } from '@pehchan/contract/accounts';
import { MIN_AGE, type FoundProfilesReply, type ProfilesReply } from '@pehchan/contract/biodata';
import { url } from '@pehchan/contract/endpoints';
import type { UsersReply } from '@pehchan/contract/review';
import type { LedgerReply } from '@pehchan/contract/ledger';
import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { PASSWORD, PEOPLE, type Person } from './people.ts';
import { photoOfTwoColours } from './photo.ts';
import { isWhole } from './settled.ts';

/** Opens a screen and resolves when it is complete. */
export type Opening = (page: Page) => Promise<void>;

export const at =
  (path: string): Opening =>
  async (page) => {
    await page.goto(path);
    await isWhole(page);
  };

/** Open the dashboard. On a phone it shows the waiting families one by one, and as a list with a page. */
export async function openDashboard(page: Page, path = '/dashboard'): Promise<void> {
  await at(path)(page);
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  await expect(page.getByRole('figure').locator('canvas')).toHaveCount(3);
  await page.evaluate('scrollTo(0, 0)');
}

/** Fill in the fields of an account. Find them by `name`, because labels depend on the language. */
export async function fillAccount(page: Page): Promise<void> {
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

export async function fillFirstBiodata(page: Page): Promise<void> {
  /** On a phone some parts of the form are on a screen of their own. */
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

export async function ownId(page: Page): Promise<number> {
  const { user } = (await (await page.request.get(url('check'))).json()) as SessionReply;
  return user.id;
}

export async function ownBiodata(page: Page): Promise<number> {
  const { profiles } = (await (await page.request.get(url('getOwnProfiles'))).json()) as ProfilesReply;
  if (!profiles[0]) throw new Error('This demo member has no biodata.');
  return profiles[0].id;
}

export async function someBiodata(page: Page): Promise<number> {
  const answer = await page.request.get(
    `${url('getAllProfiles')}?page=1&pageSize=50&without=own&minAge=${MIN_AGE}`,
  );
  const { profiles } = (await answer.json()) as FoundProfilesReply;
  // Choose the oldest biodata, because other tests may pause or delete the biodata that they add.
  const [profile] = profiles.filter(({ image }) => image !== null).sort((one, other) => one.id - other.id);
  if (!profile) throw new Error('The demo community has no biodata to show.');
  return profile.id;
}

/** Open the shortlist with one biodata and a note; repeated calls have the same result. */
export async function openShortlist(page: Page): Promise<void> {
  const data = { stage: 'talking', note: 'Their uncle calls on Sunday. हमें अच्छे लगे।' };
  const address = url('putOnShortlist', { id: await someBiodata(page) });
  expect((await page.request.put(address, { data })).status()).toBe(200);
  await at('/shortlist')(page);
}

async function meanwhile(page: Page, person: Person, act: (them: APIRequestContext) => Promise<void>) {
  const baseURL = new URL((await page.request.get(url('check'))).url()).origin;
  const them = await request.newContext({ baseURL });
  const data = { phone: PEOPLE[person], password: PASSWORD };
  expect((await them.post(url('login'), { data })).status()).toBe(200);
  await act(them);
  await them.dispose();
}

export async function ownProfileIds(page: { request: APIRequestContext }): Promise<number[]> {
  const { profiles } = (await (await page.request.get(url('getOwnProfiles'))).json()) as ProfilesReply;
  return profiles.map(({ id }) => id);
}

const look = (id: number) => async (them: APIRequestContext) => {
  expect((await them.put(url('readNotice'))).status()).toBe(200);
  expect((await them.get(url('getProfile', { id }))).status()).toBe(200);
  expect((await them.post(url('revealPhone', { id }))).status()).toBe(200);
};

/** Open an access log with a family that was reported; repeated calls have the same result. */
export async function openLedger(page: Page): Promise<void> {
  const id = await ownBiodata(page);
  await meanwhile(page, 'childless', look(id));
  await report(page.request, id);
  await at(`/profile/ledger/${id}`)(page);
}

async function report(family: APIRequestContext, profileId: number): Promise<void> {
  const reply = await family.get(`${url('getLedger', { id: profileId })}?page=1&pageSize=100`);
  const { entries } = (await reply.json()) as LedgerReply;
  const userId = entries.find((line) => line.userId !== null)?.userId;
  const data = { userId, profileId, text: 'They call at night. हमने मना किया है।' };
  // Repeated reports are identical, so it does not matter if the daily limit refuses this one (429).
  expect([200, 429]).toContain((await family.post(url('report'), { data })).status());
}

export async function openReports(page: Page): Promise<void> {
  await meanwhile(page, 'member', async (family) => {
    const [id = 0] = await ownProfileIds({ request: family });
    await meanwhile(page, 'childless', look(id));
    await report(family, id);
  });
  await at('/reports')(page);
}

export async function someAccount(page: Page): Promise<number> {
  const answer = await page.request.get(`${url('getUsers')}?page=1&pageSize=50`);
  const { users } = (await answer.json()) as UsersReply;
  const user = users.find(({ profiles }) => profiles.length > 0);
  if (!user) throw new Error('The demo community has no biodata to show.');
  return user.id;
}

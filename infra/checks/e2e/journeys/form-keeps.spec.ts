import { url } from '@pehchan/contract/endpoints';
import { choosePhoto, fillAccount, fillBasics, fillBiodata, goOnTo } from '../support/biodata-form.ts';
import { newFamily, register } from '../support/families.ts';
import { photoFromAPhone } from '../support/photo.ts';
import { expect, test, type Page } from '../support/test.ts';

const UPRIGHT = { width: 360, height: 800 };
const ON_ITS_SIDE = { width: 800, height: 360 };
const offer = (page: Page) => page.getByRole('region', { name: 'Unfinished form' });
const goOn = (page: Page) => page.getByRole('button', { name: 'Next: biodata' }).click();

test('turning the phone, Forward, another language and another theme keep all fields of a sign-up', async ({
  page,
}) => {
  const family = newFamily('Turned');
  await page.setViewportSize(UPRIGHT);
  await page.goto('/signup');
  await fillAccount(page, family);
  await goOn(page);
  await fillBasics(page, family.child);
  await goOnTo(page, 'Profile Photo Upload');
  await choosePhoto(page, await photoFromAPhone());

  await page.setViewportSize(ON_ITS_SIDE);
  await expect(page.getByLabel('Full Name')).toHaveValue(family.child);
  await page.setViewportSize(UPRIGHT);
  await expect(page.getByRole('button', { name: 'Turn and crop' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(family.password);
  await page.goForward();
  await expect(page.getByLabel('Full Name')).toHaveValue(family.child);

  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByText('कदम 2 / 5')).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: /^Theme: / }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue(family.child);
  await expect(page.getByLabel('Day')).toHaveValue(/^0?1$/);
  await goOnTo(page, 'Profile Photo Upload');
  await expect(page.getByRole('button', { name: 'Turn and crop' })).toBeVisible();
});

test('a failed submission leaves the form unchanged', async ({ page, complaints }) => {
  complaints.expect(/answered (413|429|500)/, /status of (413|429|500)/, /ERR_INTERNET_DISCONNECTED/);
  const family = await register(page, 'Refused');
  await page.goto('/add-profile');
  await fillBiodata(page, { ...family, photo: await photoFromAPhone() });
  const send = page.getByRole('button', { name: 'Add biodata' });
  const answers = [
    { status: 500, said: 'Error creating profile. Not now.' },
    { status: 413, said: 'Error creating profile. Too large.' },
    { status: 429, said: 'Error creating profile. Later.' },
  ];
  for (const { status, said } of answers) {
    const json = { code: 'unavailable', message: said.split('. ')[1] };
    await page.route('**/profile/create-profile', (route) => route.fulfill({ status, json }));
    await send.click();
    await expect(page.getByText(said)).toBeVisible();
    await page.unroute('**/profile/create-profile');
  }
  await page.context().setOffline(true);
  await send.click();
  await expect(page.getByText(/^Error creating profile.*(connection|internet|signal)/i)).toBeVisible();
  await page.context().setOffline(false);
  await send.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(family.child).first()).toBeVisible();
});

test('a password is refused in the first part, and a postponed biodata is offered in its own form', async ({
  page,
  complaints,
}) => {
  complaints.expect(/answered 400/, /status of 400/);
  const family = newFamily('Later');
  await page.goto('/signup');
  await fillAccount(page, { ...family, password: '12345678' });
  await goOn(page);
  await expect(page.getByText(/^This password is too easy to guess/).first()).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('Later@1968');
  await goOn(page);
  await expect(
    page.getByText(/^Don’t use your name, number, email or village in the password/).first(),
  ).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(family.password);
  await goOn(page);
  await fillBasics(page, family.child);
  await page.getByRole('button', { name: 'Add biodata later' }).click();
  await page.getByRole('button', { name: 'Yes, keep it' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/add-profile');
  await offer(page).getByRole('button', { name: 'Continue where I stopped' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue(family.child);
  await expect(page.getByLabel('Gotra', { exact: true })).toHaveValue('Kashyap');
});

test('after a reload the offer of a draft is visible at any scroll position', async ({ page }) => {
  const family = newFamily('In Sight');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.setViewportSize(UPRIGHT);
  await page.goto('/signup');
  await fillAccount(page, family);
  await goOn(page);
  await fillBasics(page, family.child);
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  await page.reload();
  await expect(offer(page)).toBeFocused();
  await expect(offer(page)).toBeInViewport({ ratio: 1 });
  await expect(offer(page)).toContainText('Just type the password again.');
  await offer(page).getByRole('button', { name: 'Continue where I stopped' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill(family.password);
  await goOn(page);
  await expect(page.getByLabel('Full Name')).toHaveValue(family.child);
});

/** Values in the browser's storage that an older build or a disk error may leave there. */
const DAMAGED = ['{"at":17', '[1,{"at":2}]', '{"toString":1,"key":{},"gender":7}'];

for (const damaged of DAMAGED) {
  test(`every screen opens when each stored entry is ${damaged}`, async ({ page }) => {
    const { id } = await register(page, 'Damaged');
    await readsEverywhere(page, damaged, id);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
    await page.goto('/add-profile');
    await expect(page.getByLabel('Full Name')).toHaveValue('');
    await page.goto(`/update-user/${id}`);
    await expect(page.getByLabel('Mobile no.')).not.toHaveValue('');
  });
}

test('every screen of an approved family opens with damaged entries', async ({ openAs }) => {
  const page = await openAs('member');
  const { user } = (await (await page.request.get(url('check'))).json()) as { user: { id: number } };
  for (const damaged of DAMAGED) {
    await readsEverywhere(page, damaged, user.id);
    await page.goto('/search-profiles');
    await expect(page.locator('[data-biodata]').first()).toBeVisible();
  }
});

/** On pages loaded later, `damaged` is each storage entry, or the value of each entry of this account. */
const readsEverywhere = (page: Page, damaged: string, account: number) =>
  page.addInitScript(
    ([text, id]) => {
      Storage.prototype.getItem = (key: string) => {
        if (!key.startsWith('pehchan.kept.') || !text.endsWith('}')) return text;
        return `{"account":${id},"value":${text}}`;
      };
    },
    [damaged, account] as const,
  );

import { someBiodata } from '../support/opening.ts';
import { expect, openMenu, signIn, signOut, test } from '../support/test.ts';

test('after the sign-in a signed-out viewer returns to exactly the requested address', async ({ page }) => {
  const place = '/search-profiles?gender=MALE&village=NIMBAJ&minAge=22';
  await page.goto(place);
  await expect(page).toHaveURL(/\/login\?next=/);
  await signIn(page, 'member');
  await expect(page).toHaveURL(place);
  await expect(page.getByRole('combobox', { name: 'Looking for' })).toHaveValue('MALE');
  await expect(page.getByRole('button', { name: 'Nimbaj', exact: true })).toBeVisible();
});

test('the sign-in page shows that it leads to a biodata, and then opens the biodata', async ({
  page,
  openAs,
}) => {
  const place = `/profile/get-profile/${await someBiodata(await openAs('member'))}`;
  await page.goto('/login');
  await expect(page.getByText('Log in to see this biodata.')).toBeHidden();
  await page.goto(place);
  await expect(page.getByText('Log in to see this biodata.')).toBeVisible();
  await signIn(page, 'childless');
  await expect(page).toHaveURL(place);
});

test('the sign-in page refuses a wrong password with a message, and keeps the form', async ({
  page,
  complaints,
}) => {
  complaints.expect(/401.*auth\/login|auth\/login.*401|auth\/login/);
  await page.goto('/login');
  await page.getByLabel('Mobile no.').fill('9000000099');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Incorrect Mobile No. or Password. Please Enter Valid Details',
  );
  await expect(page.getByLabel('Mobile no.')).toHaveValue('9000000099');
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
});

test('the sign-in page does not redirect to another site', async ({ page, baseURL }) => {
  await page.goto('/login?next=https://elsewhere.example/');
  await signIn(page, 'member');
  await expect(page).toHaveURL(`${baseURL}/`);
});

test('a family that opens the dashboard is redirected to its home screen', async ({ openAs }) => {
  const page = await openAs('member');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
  await openMenu(page);
  await expect(page.getByRole('link', { name: 'Search Biodata' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeHidden();
});

for (const person of ['pending', 'rejected'] as const) {
  test(`a ${person} family has no search`, async ({ openAs }) => {
    const page = await openAs(person);
    await page.goto('/search-profiles');
    await expect(page).toHaveURL('/');
    await openMenu(page);
    await expect(page.getByRole('link', { name: 'Contact Us' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Search Biodata' })).toBeHidden();
  });
}

for (const path of ['/login', '/signup']) {
  test(`${path} redirects a signed-in family to its home screen`, async ({ openAs }) => {
    const page = await openAs('member');
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  });
}

test('an unknown path keeps its address and shows that the page does not exist', async ({ openAs }) => {
  const page = await openAs('member');
  await page.goto('/no/such/page?with=query');
  await expect(page.getByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible();
  await expect(page).toHaveURL('/no/such/page?with=query');
});

test('on a low phone the last entry of a long menu can be pressed, and signs out', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'administrator');
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 480 });
  await signOut(page);
});

test('after the sign-out neither Back nor the old address shows data of the account', async ({
  page,
  openAs,
}) => {
  await page.goto('/login');
  await signIn(page, 'childless');
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
  await signOut(page);

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome back to Pehchan' })).toBeVisible();
  await page.goto('/about-us');
  await expect(page).toHaveURL('/login?next=/about-us');

  const other = await openAs('childless');
  await other.goto('/');
  await expect(other.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
});

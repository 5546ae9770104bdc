import {
  addApp,
  adminCommand,
  expectDashboard,
  keepCodes,
  openWays,
  registerAdministrator,
  setUpApp,
  setUpDialog,
  signInForDashboard,
  stepDialog,
  waysDialog,
} from '../support/second-step.ts';
import { signInAs } from '../support/families.ts';
import { expect, signOut, test, type Page } from '../support/test.ts';

test.beforeEach(({ complaints }) => {
  // The API refuses a call that requires the second step with 403, and the page then opens that step.
  complaints.expect(/answered 403/, /status of 403/);
});

test('an administrator sets an authenticator app up by its key, and its next code opens the dashboard', async ({
  page,
  openAs,
  complaints,
}) => {
  complaints.expect(/answered 400/, /status of 400/);
  const family = await registerAdministrator(page, 'Kishan');
  await page.goto('/dashboard');
  await expectDashboard(page);
  const { app } = await setUpApp(page);
  await openWays(page);
  await expect(waysDialog(page).getByText('Authenticator app')).toBeVisible();
  await expect(waysDialog(page).getByText('10 of 10 left')).toBeVisible();

  const next = await openAs('nobody');
  await signInForDashboard(next, family);
  const dialog = stepDialog(next);
  await dialog.getByLabel('Code from your authenticator app').fill('000000');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('This code is wrong or was already used.')).toBeVisible();
  await dialog.getByLabel('Code from your authenticator app').fill(app.code(1));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expectDashboard(next);
});

test('an administrator without the app opens the dashboard with a recovery code, which works once', async ({
  page,
  openAs,
  complaints,
}) => {
  complaints.expect(/answered 400/, /status of 400/);
  const family = await registerAdministrator(page, 'Bhanwar');
  const { recoveryCodes } = await setUpApp(page);
  const [code = ''] = recoveryCodes;
  const show = async (next: Page) => {
    await signInForDashboard(next, family);
    const dialog = stepDialog(next);
    await dialog.getByRole('button', { name: /^Use a recovery code$/ }).click();
    await dialog.getByLabel('Recovery code', { exact: true }).fill(code);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
  };
  const first = await openAs('nobody');
  await show(first);
  await expectDashboard(first);
  await openWays(first);
  await expect(waysDialog(first).getByText('9 of 10 left')).toBeVisible();

  const second = await openAs('nobody');
  await show(second);
  await expect(stepDialog(second).getByText('This code is wrong or was already used.')).toBeVisible();
});

test('an administrator makes a passkey, names it, uses it and removes it', async ({ page, complaints }) => {
  complaints.expect(/answered 409/, /status of 409/);
  await haveAuthenticator(page);
  const family = await registerAdministrator(page, 'Lata');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Set up a second step' }).click();
  await setUpDialog(page).getByLabel('Name of this passkey').fill('Old phone');
  await setUpDialog(page).getByRole('button', { name: 'Create a passkey' }).click();
  await keepCodes(page);
  await page.goto('/');
  await signOut(page);
  await signInAs(page, family);
  await stepDialog(page).getByRole('button', { name: 'Use a passkey' }).click();
  await expect(stepDialog(page)).toBeHidden();
  await openWays(page);
  const remove = page.getByRole('button', { name: 'Remove: Passkey: Old phone' });
  await remove.click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText(/you need at least one/)).toBeVisible();

  await page.getByRole('button', { name: 'Add another way' }).click();
  await addApp(page);
  await openWays(page);
  await remove.click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(remove).toBeHidden();
  await expect(waysDialog(page).getByText('Authenticator app', { exact: true })).toBeVisible();
});

test('a form is saved after the second step without typing again', async ({ page, openAs }) => {
  const family = await registerAdministrator(page, 'Mangal');
  const elsewhere = await openAs('nobody');
  await elsewhere.goto('/login?next=/settings');
  await signInAs(elsewhere, family);
  await page.goto(`/update-user/${family.id}`);
  await page.getByLabel(/^Father’s name/).fill('Mangal Lal Mehta');
  const { app } = await setUpApp(elsewhere);
  await page.getByRole('button', { name: 'Update' }).click();
  await stepDialog(page).getByLabel('Code from your authenticator app').fill(app.code(1));
  await stepDialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/^User Updated successfully/)).toBeVisible();
});

test('another administrator resets a lost second step, and its owner sets up a new one', async ({
  page,
  openAs,
  complaints,
}) => {
  complaints.expect(/answered 401/, /status of 401/);
  const family = await registerAdministrator(page, 'Devki');
  await setUpApp(page);
  const helper = await openAs('administrator');
  await helper.goto(`/userlist?search=${family.phone}&family=${family.id}`);
  await helper.getByRole('button', { name: /^Reset second step: / }).click();
  await helper.getByRole('button', { name: 'Yes' }).click();
  await expect(helper.getByText('The second step has been reset.').first()).toBeVisible();

  await page.goto('/login?next=/settings');
  await signInAs(page, family);
  await expect(page.getByRole('button', { name: 'Set up a second step' })).toBeVisible();
  await setUpApp(page);
});

test('the admin command resets the second step of the last administrator', async ({
  page,
  openAs,
  complaints,
}) => {
  complaints.expect(/answered 401/, /status of 401/);
  const family = await registerAdministrator(page, 'Gopal');
  await setUpApp(page);
  const next = await openAs('nobody');
  await signInForDashboard(next, family);
  await adminCommand('reset-second-step', family.phone, '--yes');
  await next.goto('/login?next=/dashboard');
  await signInAs(next, family);
  await expectDashboard(next);
});

test('an administrator who puts the second step off is offered it on the screen, without errors', async ({
  page,
  openAs,
}) => {
  const family = await registerAdministrator(page, 'Champa');
  const { app } = await setUpApp(page);
  const next = await openAs('nobody');
  await signInForDashboard(next, family);
  await stepDialog(next).getByRole('button', { name: 'Not now' }).click();
  await expect(next.getByText('Confirm first to see families’ details.')).toBeVisible();
  await expect(next.getByRole('alert')).toHaveCount(0);
  await next.getByRole('button', { name: 'Confirm' }).click();
  await stepDialog(next).getByLabel('Code from your authenticator app').fill(app.code(1));
  await stepDialog(next).getByRole('button', { name: 'Confirm' }).click();
  await expectDashboard(next);
});

async function haveAuthenticator(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('WebAuthn.enable');
  await wire.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

import { join } from 'node:path';
import { execa } from 'execa';
import { Secret, TOTP } from 'otpauth';
import { ROOT } from '../../../lib/repository.ts';
import { register, signInAs, type Family } from './families.ts';
import { expect, type Page } from './test.ts';

export async function adminCommand(...args: string[]): Promise<void> {
  await execa(process.execPath, [join(ROOT, 'infra', 'launch', 'admin.ts'), ...args]);
}

export async function registerAdministrator(page: Page, name: string): Promise<Family & { id: number }> {
  const family = await register(page, name);
  await adminCommand('grant', family.phone, '--yes');
  return family;
}

export class App {
  private readonly totp: TOTP;

  constructor(secret: string) {
    this.totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  }

  /** Return a code of the authenticator app. Each code works once: `ahead` selects a later half minute. */
  code(ahead = 0): string {
    return this.totp.generate({ timestamp: Date.now() + ahead * 30_000 });
  }
}

export const stepDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });
export const setUpDialog = (page: Page) => page.getByRole('dialog', { name: 'Set up a second step' });
export const waysDialog = (page: Page) => page.getByRole('dialog', { name: 'Your second step' });
const codesDialog = (page: Page) => page.getByRole('dialog', { name: 'Your recovery codes' });

export async function setUpApp(page: Page): Promise<{ app: App; recoveryCodes: string[] }> {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Set up a second step' }).click();
  const app = await addApp(page);
  return { app, recoveryCodes: await keepCodes(page) };
}

/** Read the key in the dialog, as without a camera, and enter the first code. */
export async function addApp(page: Page): Promise<App> {
  const dialog = setUpDialog(page);
  await dialog.getByRole('button', { name: 'Use an authenticator app' }).click();
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const app = new App(await dialog.locator('code').innerText());
  await dialog.getByLabel('Then enter the code from the app').fill(app.code());
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  return app;
}

/** Open the list of second steps in the settings. Right after a confirmed step, no code is needed. */
export async function openWays(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change the second step' }).click();
  await expect(waysDialog(page)).toBeVisible();
}

export async function keepCodes(page: Page): Promise<string[]> {
  const items = codesDialog(page).getByRole('listitem');
  await expect(items).toHaveCount(10);
  const codes = await items.allInnerTexts();
  // The dialog does not close before the codes are confirmed.
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(10);
  await codesDialog(page).getByRole('button', { name: 'I have saved them' }).click();
  await expect(codesDialog(page)).toBeHidden();
  return codes;
}

export async function signInForDashboard(page: Page, family: Family): Promise<void> {
  await page.goto('/login?next=/dashboard');
  await signInAs(page, family);
  await expect(stepDialog(page)).toBeVisible();
}

export const expectDashboard = (page: Page) =>
  expect(page.getByRole('button', { name: /^Approve: / }).first()).toBeVisible();

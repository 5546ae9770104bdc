import { SESSION_COOKIE } from '@pehchan/contract/accounts';
import { LANGUAGES } from '@pehchan/contract/messages';
import { backFromThePhoto } from '../support/biodata-form.ts';
import { register, signInAs } from '../support/families.ts';
import { fillFirstBiodata } from '../support/opening.ts';
import { expect, prefer, signOut, test, type Page } from '../support/test.ts';

const WORDS = {
  en: {
    offer: 'Unfinished form',
    goOn: 'Continue where I stopped',
    startOver: 'Start over',
    send: 'Add biodata',
    leave: 'You have not sent what you typed. Leave this page?',
    stay: 'Stay here',
    yes: 'Leave',
    home: 'Pehchan',
  },
  hi: {
    offer: 'अधूरा फ़ॉर्म',
    goOn: 'वहीं से आगे भरें',
    startOver: 'शुरू से भरें',
    send: 'बायोडाटा जोड़ें',
    leave: 'जो लिखा है, वह अभी भेजा नहीं गया। क्या यह पन्ना छोड़ दें?',
    stay: 'यहीं रहें',
    yes: 'छोड़ दें',
    home: 'पहचान',
  },
};

const fullName = (page: Page) => page.locator('[name=fullname]');

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const offer = (page: Page) => page.getByRole('region', { name: words.offer });

  test(`after a reload the form offers its draft (${language})`, async ({ page }) => {
    await register(page, 'Reload');
    await prefer(page, language);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/add-profile');
    await fullName(page).fill('Half Mehta');
    await page.reload();
    await expect(fullName(page)).toHaveValue('');
    await offer(page).getByRole('button', { name: words.goOn }).click();
    await expect(fullName(page)).toHaveValue('Half Mehta');
    await expect(offer(page)).toBeHidden();
  });

  test(`the form does not offer a declined draft again (${language})`, async ({ page }) => {
    await register(page, 'Anew');
    await prefer(page, language);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/add-profile');
    await fullName(page).fill('Half Mehta');
    await page.reload();
    await offer(page).getByRole('button', { name: words.startOver }).click();
    await page.reload();
    await expect(fullName(page)).toHaveValue('');
    await expect(offer(page)).toBeHidden();
  });

  test(`an expired session leads to the sign-in page and back, and the form offers its draft (${language})`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/answered 401/, /status of 401/);
    const family = await register(page, 'Expired');
    await prefer(page, language);
    await page.goto('/add-profile');
    await fillFirstBiodata(page);
    const send = page.getByRole('button', { name: words.send, exact: true });
    // A form with several steps, as on a phone, shows a review before it is sent.
    if (!(await send.isVisible())) await page.locator('[type=submit]').click();
    await endSession(page);
    const wentTo: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) wentTo.push(new URL(request.url()).pathname);
    });
    await send.click();

    await expect(page).toHaveURL('/login?next=%2Fadd-profile');
    expect(wentTo).toEqual(['/login']);
    await signInAs(page, family);
    await expect(page).toHaveURL('/add-profile');
    await offer(page).getByRole('button', { name: words.goOn }).click();
    await backFromThePhoto(page);
    await expect(fullName(page)).toHaveValue('Asha Mehta');
    await expect(page.locator('[name=gotra]')).toHaveValue('Kashyap');
  });

  test(`the page asks before a family leaves an unsent form (${language})`, async ({ page }) => {
    await register(page, 'Asked');
    await prefer(page, language);
    await page.goto('/add-profile');
    await fullName(page).fill('Half Mehta');
    const question = page.getByRole('alertdialog', { name: words.leave });
    const home = page.getByRole('link', { name: words.home, exact: true });

    await home.click();
    await question.getByRole('button', { name: words.stay, exact: true }).click();
    await expect(page).toHaveURL('/add-profile');
    await expect(fullName(page)).toHaveValue('Half Mehta');
    await home.click();
    await question.getByRole('button', { name: words.yes, exact: true }).click();
    await expect(page).toHaveURL('/');
  });
}

test('signing out removes all drafts from the device', async ({ page }) => {
  await register(page, 'Nothing');
  await page.goto('/add-profile');
  await fullName(page).fill('Half Mehta');
  await signOut(page);
  expect(await page.evaluate('Object.keys(localStorage).filter((key) => key.includes("draft"))')).toEqual([]);
});

/**
 * End the session as the API does after its time limit: the browser still believes that it is signed in.
 */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: SESSION_COOKIE });
}

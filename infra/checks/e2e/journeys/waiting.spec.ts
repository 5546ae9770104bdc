import type { Language } from '@pehchan/contract/messages';
import { addChild, register } from '../support/families.ts';
import { linkFor } from '../support/outbox.ts';
import { expect, prefer, test, type Page, onPhoneInTurn } from '../support/test.ts';

const WORDS = {
  en: {
    room: 'Your account is being checked',
    call: 'People you can call',
    reject: /^Reject: /,
    reason: 'The gotra is missing',
    sure: 'Yes',
    rejected: 'User rejected',
    tell: /^Tell them on WhatsApp/,
    mendTitle: 'Your account is not approved yet',
    change: /^Change the gotra: Asha/,
    gotra: /^Gotra/,
    save: 'Update Biodata',
    fixed: 'fixed',
    again: 'Send again',
    sentAgain: /^Sent again/,
    wasMended: 'Corrected: gotra',
    approve: /^Approve: /,
    approved: 'User approved',
    welcome: 'Your account is approved. See other families here:',
    see: /^See boys/,
  },
  hi: {
    room: 'आपके खाते की जाँच हो रही है',
    call: 'आप इन्हें फ़ोन कर सकते हैं',
    reject: /^वापस भेजें: /,
    reason: 'गोत्र नहीं लिखा है',
    sure: 'हाँ',
    rejected: 'परिवार को सुधार के लिए वापस भेजा गया',
    tell: /^व्हाट्सऐप पर बताएँ/,
    mendTitle: 'आपके खाते को अभी मंज़ूरी नहीं मिली है',
    change: /^गोत्र बदलें: Asha/,
    gotra: /^गोत्र/,
    save: 'बदलाव सेव करें',
    fixed: 'ठीक किया',
    again: 'फिर से भेजें',
    sentAgain: /^फिर से भेज दिया/,
    wasMended: 'ठीक कर दिया: गोत्र',
    approve: /^मंज़ूरी दें: /,
    approved: 'परिवार को मंज़ूरी दे दी गई',
    welcome: 'आपके खाते को मंज़ूरी मिल गई है। दूसरे परिवार यहाँ देखें:',
    see: /^लड़के देखें/,
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>;

const rowOf = (page: Page, email: string) => page.locator('tr, article').filter({ hasText: email });

for (const language of ['en', 'hi'] as const) {
  test(
    `a pending family corrects what an administrator asks for, and the mail of its approval leads to the search (${language})`,
    onPhoneInTurn(language),
    async ({ openAs }) => {
      // The test is slow: it uses two browsers, and does all steps until the approval.
      test.slow();
      const words = WORDS[language];
      const home = await openAs('nobody');
      const office = await openAs('administrator');
      for (const page of [home, office]) await prefer(page, language);
      const family = await register(home, 'Waiting');
      await addChild(home, family, 'Asha Waiting Mehta');
      const row = rowOf(office, family.email);

      await test.step('the family sees its progress and two people to call', async () => {
        await home.goto('/');
        await expect(home.getByRole('heading', { name: words.room })).toBeVisible();
        await expect(home.getByRole('listitem').and(home.locator('[aria-current=step]'))).toBeVisible();
        const callers = home.getByRole('region', { name: words.call });
        await expect(callers.getByRole('link', { name: /\d{10}$/ })).toHaveCount(2);
      });

      await test.step('an administrator rejects the family with a reason, and gets a prepared message', async () => {
        await office.goto(`/dashboard?search=${encodeURIComponent(family.email)}`);
        await row.getByRole('button', { name: words.reject }).click();
        await office.getByRole('checkbox', { name: words.reason }).check();
        await office.getByRole('button', { name: words.sure, exact: true }).click();
        await expect(office.getByText(words.rejected)).toBeVisible();
        const link = office.getByRole('link', { name: words.tell });
        await expect(link).toBeVisible();
        const address = new URL((await link.getAttribute('href')) ?? '');
        expect(address.pathname).toBe(`/91${family.phone}`);
        expect(address.searchParams.get('text')).not.toMatch(/asha/i);
      });

      await test.step('the family’s button leads to the field to correct', async () => {
        await home.goto('/');
        await expect(home.getByRole('heading', { name: words.mendTitle })).toBeVisible();
        await home.getByRole('link', { name: words.change }).click();
        const field = home.locator('#field-gotra');
        await expect(field).toBeFocused();
        await expect(field).toBeInViewport();
        await field.fill('Bharadwaj');
        await home.getByRole('button', { name: words.save }).click();
        await expect(home).toHaveURL('/');
        await expect(home.getByText(words.fixed, { exact: true })).toBeVisible();
      });

      await test.step('the family sends its account again, and the administrator sees the corrected field', async () => {
        await home.getByRole('button', { name: words.again }).click();
        await expect(home.getByRole('heading', { name: words.room })).toBeVisible();
        await expect(home.getByRole('listitem').filter({ hasText: words.sentAgain })).toBeVisible();
        await office.goto(`/dashboard?search=${encodeURIComponent(family.email)}`);
        await expect(row.getByText(words.wasMended)).toBeVisible();
      });

      await test.step('an administrator approves the family, and its first screen leads to the search', async () => {
        await row.getByRole('button', { name: words.approve }).click();
        await office.getByRole('button', { name: words.sure, exact: true }).click();
        await expect(office.getByText(words.approved)).toBeVisible();
        await expect(row).toHaveCount(0);
        await home.goto('/');
        await expect(home.getByText(words.welcome)).toBeVisible();
        const search = home.getByRole('link', { name: words.see });
        await expect(search).toBeVisible();
        await home.goto(await linkFor(family.email, '/search-profiles'));
        await expect(home.getByRole('article').first()).toBeVisible();
        await home.goto('/');
        await search.click();
        await expect(home).toHaveURL(/^[^?]*\/search-profiles\?/);
        await home.goto('/');
        await expect(home.getByRole('link', { name: words.see })).toBeVisible();
        await expect(home.getByText(words.welcome)).toHaveCount(0);
      });
    },
  );
}

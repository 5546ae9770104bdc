import type { Language } from '@pehchan/contract/messages';
import type { Locator, Page } from 'playwright-core';
import type { Family } from './families.ts';
import { photoFromAPhone } from './photo.ts';

/** A thumb that counts touches: one for a tap, two for a choice in a list, and no touches for typing. */
export class Thumb {
  touches = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator): Promise<void> {
    this.touches += 1;
    await target.tap();
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await this.page.keyboard.type(text);
  }

  async choose(select: Locator, option: string): Promise<void> {
    this.touches += 2;
    await select.selectOption(option);
  }

  /** Tap beside the previous spot: two quick taps on one spot are a double tap, which a form ignores. */
  async press(name: string): Promise<void> {
    this.touches += 1;
    const button = this.page.getByRole('button', { name, exact: true });
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    await button.tap({ position: { x: width * (this.touches % 2 ? 0.3 : 0.7), y: height / 2 } });
  }
}

const WORDS = {
  en: {
    father: 'Father’s name (of the son or daughter)',
    grandfather: 'Grandfather’s name',
    phone: 'Mobile no.',
    email: /^Email/,
    password: 'Password',
    village: 'Dantrai',
    biodata: 'Next: biodata',
    child: 'Full Name',
    girl: 'Female',
    day: 'Day',
    month: 'Month',
    april: 'April',
    year: 'Year',
    city: 'Current live city',
    gotra: 'Gotra',
    next: 'Next',
    employed: 'Private',
    mother: 'Mother Name',
    birth: '1 April 1999',
    knows: 'My son or daughter knows about this biodata',
    send: 'Create account with biodata',
    see: /^See (boys|girls)/,
  },
  hi: {
    father: 'लड़के / लड़की के पिता का नाम',
    grandfather: 'दादाजी का नाम',
    phone: 'मोबाइल नंबर',
    email: /^ईमेल/,
    password: 'पासवर्ड',
    village: 'दांतराई',
    biodata: 'आगे: बायोडाटा',
    child: 'लड़के / लड़की का पूरा नाम',
    girl: 'लड़की',
    day: 'दिन',
    month: 'महीना',
    april: 'अप्रैल',
    year: 'साल',
    city: 'अभी कौन-से शहर में',
    gotra: 'गोत्र',
    next: 'आगे',
    employed: 'प्राइवेट नौकरी',
    mother: 'माता का नाम',
    birth: '1 अप्रैल 1999',
    knows: 'यह बायोडाटा मेरे बेटे / बेटी की जानकारी में बना है',
    send: 'सब ठीक है, भेजें',
    see: /^(लड़के|लड़कियाँ) देखें/,
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>;

export async function signUp(page: Page, thumb: Thumb, family: Family, language: Language): Promise<void> {
  const words = WORDS[language];
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  await thumb.type(page.getByLabel(words.father), family.father);
  await thumb.type(page.getByLabel(words.grandfather), family.grandfather);
  await thumb.type(page.getByLabel(words.phone), family.phone);
  await thumb.type(page.getByLabel(words.email), family.email);
  await thumb.type(field(words.password), family.password);
  await thumb.tap(radio(words.village));
  await thumb.press(words.biodata);

  await thumb.type(field(words.child), family.child);
  await thumb.tap(radio(words.girl));
  await thumb.type(field(words.day), '1');
  await thumb.choose(field(words.month), words.april);
  await thumb.type(field(words.year), '1999');
  await thumb.type(page.getByLabel(words.city), 'Pune');
  await thumb.type(field(words.gotra), 'Kashyap');
  await thumb.press(words.next);

  // Two touches: of the photo button, and of a photo in the phone's gallery.
  thumb.touches += 2;
  const picture = { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: await photoFromAPhone() };
  await page.locator('#field-photo').setInputFiles(picture);
  await page.locator('#field-photo ~ button').waitFor();
  await thumb.press(words.next);
  await thumb.tap(radio(words.employed));
  await thumb.type(page.getByLabel(words.mother), 'Kamla Mehta');
  await thumb.press(words.next);
  await page.getByText(words.birth).waitFor();
  await thumb.tap(page.getByRole('checkbox', { name: words.knows }));
  await thumb.press(words.send);
}

/** Open the search from the home screen. @returns the first photo in the search */
export async function findAFace(page: Page, thumb: Thumb, language: Language): Promise<Locator> {
  await thumb.tap(page.getByRole('link', { name: WORDS[language].see }).first());
  await page.waitForURL(/\/search-profiles\?.*gender=/, { waitUntil: 'commit' });
  // Look only for photos of the search: until it opens, the page still shows the home screen with photos of
  // the family's own candidates.
  const face = page.locator('[data-biodata]').locator('img, [role=img]').first();
  await face.waitFor();
  return face;
}

import sharp from 'sharp';
import { addChild, ownProfiles, register } from '../support/families.ts';
import { PASSWORD, PEOPLE } from '../support/people.ts';
import { expect, test, type Page } from '../support/test.ts';

/** Compose text as Hindi keyboards and dictation do: each step contains the whole text so far. */
async function compose(page: Page, selector: string, steps: string[]): Promise<void> {
  await page.locator(selector).fill('');
  await page.locator(selector).focus();
  const keyboard = await page.context().newCDPSession(page);
  for (const text of steps) {
    const caret = { selectionStart: text.length, selectionEnd: text.length };
    await keyboard.send('Input.imeSetComposition', { text, ...caret });
  }
  await keyboard.send('Input.insertText', { text: steps.at(-1) ?? '' });
}

const COMPOSED: [string[], string][] = [
  [['98765', '98765 ', '98765 43210'], '9876543210'],
  [['९', '९८', '९८७', '९८७६५४३२१०'], '9876543210'],
  [['+', '+91 ', '+91 98765 43210'], '9876543210'],
];

/**
 * Phone numbers as typed, and as the field then shows them. Two invalid ones stay unchanged, so that the API
 * refuses them.
 */
const TYPED = [
  ['9198765432/10', '9198765432/10'],
  ['98765 00011/12', '98765 00011/12'],
  ['+91 98765-00011', '9876500011'],
  ['9198765432', '9198765432'],
] as const;

test('sign-in accepts a phone number that is typed, composed or filled in by a password manager', async ({
  page,
}) => {
  await page.goto('/login');
  const phone = page.getByLabel('Mobile no.');
  for (const [steps, digits] of COMPOSED) {
    await compose(page, '#phone', steps);
    await expect(phone).toHaveValue(digits);
  }
  for (const [typed, digits] of TYPED) {
    await phone.fill('');
    await phone.pressSequentially(typed);
    await phone.blur();
    await expect(phone).toHaveValue(digits);
  }
  const fill = (selector: string, text: string) =>
    page.evaluate(`document.querySelector('${selector}').value = '${text}'`);
  await fill('#phone', `+91-0-${PEOPLE.member}`);
  await fill('#password', PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
});

test('a form reads numbers that a keyboard composes', async ({ page }) => {
  const { id } = await register(page, 'Composes');
  await page.goto(`/update-user/${id}`);
  for (const [steps, digits] of COMPOSED) {
    await compose(page, '#field-phone', steps);
    await expect(page.locator('#field-phone')).toHaveValue(digits);
  }
  await page.goto('/add-profile#field-dateOfBirth');
  await compose(page, '#field-dateOfBirth-day', ['२', '२१']);
  await expect(page.locator('#field-dateOfBirth-day')).toHaveValue('21');
  await compose(page, '#field-dateOfBirth-year', ['१', '१९', '१९९९']);
  await expect(page.locator('#field-dateOfBirth-year')).toHaveValue('1999');
});

test('a form accepts photos as phones deliver them, and explains HEIC before sending', async ({ page }) => {
  const family = await register(page, 'Delivers');
  await addChild(page, family, 'Asha Mehta', await plain());
  const [child] = await ownProfiles(page);
  await page.goto(`/update-profile/${child?.id}#field-photo`);
  const input = page.locator('#field-photo');
  const shown = page.getByRole('img', { name: /photo/i }).first();
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const before = await shown.getAttribute('src').catch(() => null);
    await input.setInputFiles({ name, mimeType, buffer });
    await expect(page.locator('#field-photo-error')).toHaveCount(0);
    await expect(shown).not.toHaveAttribute('src', before ?? '');
  };
  const jpeg = await plain();
  // The offset in the JPEG file after its first segment.
  const end = 4 + jpeg.readUInt16BE(4);
  const stray = Buffer.concat([jpeg.subarray(0, end), Buffer.alloc(18), jpeg.subarray(end)]);
  await choose('a.jpg', 'image/jpg', jpeg);
  await choose('IMG-WA0001', 'application/octet-stream', jpeg);
  await choose('IMG_2041.HEIC', 'image/heic', jpeg);
  await choose('stray.jpg', 'image/jpeg', stray);
  await choose('cut.png', 'image/png', await cutOut());
  expect(await cornerOf(page)).toEqual([255, 255, 255, 255]);

  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: heic });
  await expect(page.locator('#field-photo-error')).toHaveText(/^This is a HEIC photo/);
  await expect(page.locator('#field-photo-help')).toHaveText(/JPEG/);
});

const plain = () =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: '#c8a070' } })
    .jpeg()
    .toBuffer();

/** Return a PNG with grain on a transparent background, which would be smaller as JPEG. */
async function cutOut(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const grain = await sharp({ create: { width: 500, height: 600, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 900, height: 900, channels: 4, background: '#0000' } })
    .composite([{ input: grain, left: 200, top: 150 }])
    .png()
    .toBuffer();
}

function cornerOf(page: Page): Promise<number[]> {
  return page.evaluate<number[]>(`(async () => {
    const image = [...document.querySelectorAll('main img')].find(({ src }) => src.startsWith('blob:'));
    await image.decode();
    const context = document.createElement('canvas').getContext('2d');
    context.drawImage(image, 0, 0);
    return [...context.getImageData(2, 2, 1, 1).data];
  })()`);
}

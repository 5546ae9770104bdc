import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SIZES } from '../support/chromium.ts';
import { editRelease, filesIn, publishFiles } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const FIXTURE = join(import.meta.dirname, '..', 'fixtures', 'older-remote');

test('a remote that was built with deprecated names of the kit works in both layouts', async ({ openAs }) => {
  const build = JSON.parse(await readFile(join(FIXTURE, 'bundle.json'), 'utf8')) as Parameters<
    typeof publishFiles
  >[0];
  const { remote } = await publishFiles(build, await filesIn(join(FIXTURE, 'built')));
  const page = await openAs('member');
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await editRelease(page, ({ remotes }) => Object.assign(remotes, { events: remote }));

  await page.setViewportSize(SIZES.desktop.viewport);
  await page.goto('/events');
  // The older remote's table uses the kit's `onDesk`, `DeskLook` and `shownOf`.
  const table = page.getByRole('table', { name: 'Invited' });
  await expect(table).toBeVisible();
  await table.getByRole('button', { name: 'Details' }).first().click();
  // The older remote's dialog uses the kit's `DeskPanel`, `DeskProgress` and `DeskTimeline`.
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('progressbar', { name: 'Places taken' })).toHaveAttribute(
    'aria-valuenow',
    '75',
  );
  await expect(panel.getByRole('listitem')).toHaveText('Sunday, 10 o’clock');
  await panel.getByRole('button', { name: 'Close' }).click();
  // The older remote moves the focus with the kit's `useStay`.
  await page.getByRole('button', { name: 'I have read it' }).click();
  const place = page.getByText('Read by you');
  await expect(place.locator('..')).toBeFocused();

  await page.setViewportSize(SIZES.phone.viewport);
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  // The text ‘Read by you’ reappears after a reload, because the older remote uses the kit's `useKept`.
  await expect(place).toBeVisible();
  expect(messages).toEqual([]);
});

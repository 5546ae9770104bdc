import { DESKTOP, expect, type Page, test } from '../support/test.ts';

const onPhone = () => test.info().project.name === 'phone';

/** Texts by which this test finds antd's table and drawer in any downloaded file. */
const TABLE = /ant-table|column-sorter/;
const DRAWER = /content-wrapper-hidden/;

test('a phone downloads no code of antd’s table and drawer, and the desktop layout downloads both', async ({
  openAs,
}) => {
  const office = await openAs('administrator');
  const sent: Promise<string>[] = [];
  office.on('response', (answer) => {
    if (/\.js$/.test(new URL(answer.url()).pathname)) sent.push(answer.text().catch(() => ''));
  });
  for (const path of ['/dashboard', '/userlist', '/total-biodata']) {
    await office.goto(path);
    await openFirst(office);
    await expect(office.getByRole('dialog').locator('article, [role=status]').first()).toBeVisible();
  }
  await office.waitForLoadState('networkidle');
  const code = await Promise.all(sent);
  expect(
    code.some((text) => TABLE.test(text)),
    'antd’s table',
  ).toBe(!onPhone());
  expect(
    code.some((text) => DRAWER.test(text)),
    'antd’s drawer',
  ).toBe(!onPhone());
});

test('“back” closes a family and keeps the list, its page, and the focus on the button that opened it', async ({
  openAs,
}) => {
  const office = await openAs('administrator');
  const panel = office.getByRole('dialog');
  await office.goto('/settings');
  await office.goto('/userlist?page=2');
  const opener = await openFirst(office);
  await expect(panel).toBeVisible();
  await office.goBack();
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(office).toHaveURL('/userlist?page=2');

  await opener.click();
  await expect(panel).toBeVisible();
  await office.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(office).toHaveURL('/userlist?page=2');
  await office.goBack();
  await expect(office).toHaveURL('/settings');
});

test('“back” from another screen shows the family open again', async ({ openAs }) => {
  const office = await openAs('administrator');
  await office.goto('/userlist');
  await openFirst(office);
  await office.getByRole('dialog').locator('a[href^="/update-user/"]').click();
  await expect(office).toHaveURL(/update-user/);
  await office.goBack();
  await expect(office.getByRole('dialog')).toBeVisible();
  await office.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(office.getByRole('dialog')).toHaveCount(0);
  await expect(office).toHaveURL('/userlist');
});

test('a panel that fails to load shows an error and a retry, and the list stays', async ({
  openAs,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|ChunkLoadError|ERR_FAILED|Loading chunk|Loading css/);
  const office = await openAs('administrator');
  await office.goto('/userlist');
  await expect(office.getByRole('button', { name: /^Open/ }).first()).toBeVisible();
  await office.waitForLoadState('networkidle');
  await office.route('**/remotes/admin/**/*.js', (route) => route.abort());
  await openFirst(office);
  const panel = office.getByRole('dialog');
  await expect(panel.getByRole('alert')).toContainText('This couldn’t load.');
  await office.unroute('**/remotes/admin/**/*.js');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText('History')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await expect(office.getByRole('button', { name: /^Open/ }).first()).toBeVisible();
});

test.describe('a table in the desktop layout', DESKTOP, () => {
  test('a table in the desktop layout remembers its chosen columns', async ({ openAs }) => {
    const office = await openAs('administrator');
    await office.goto('/userlist');
    const email = office.getByRole('columnheader', { name: 'Email' });
    await expect(email).toBeVisible();
    await office.getByRole('combobox', { name: 'Columns' }).click();
    await office.getByRole('option', { name: 'Email' }).click();
    await expect(email).toHaveCount(0);
    await office.reload();
    await expect(office.getByRole('columnheader', { name: 'Phone' })).toBeVisible();
    await expect(email).toHaveCount(0);
    await office.goto('/dashboard');
    await expect(email).toBeVisible();
  });

  test('a table in the desktop layout has page numbers, and the focus stays on the pressed page button', async ({
    openAs,
  }) => {
    const office = await openAs('administrator');
    await office.goto('/userlist');
    const third = office.getByRole('button', { name: 'Page 3', exact: true });
    await third.focus();
    await office.keyboard.press('Enter');
    await expect(office).toHaveURL(/page=3/);
    await expect(third).toHaveAttribute('aria-current', 'page');
    await expect(office.getByText(/^Page 3 of /)).toBeVisible();
    const next = office.getByRole('button', { name: 'Next page' });
    await next.focus();
    await office.keyboard.press('Enter');
    await expect(office).toHaveURL(/page=4/);
    await expect(next).toBeFocused();
  });

  test('a table in the desktop layout works with the keyboard alone', async ({ openAs }) => {
    const office = await openAs('administrator');
    await office.goto('/userlist');
    const heading = office.getByRole('columnheader', { name: 'Name' });
    await heading.focus();
    await office.keyboard.press('Enter');
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await expect(office).toHaveURL(/sort=name&order=asc/);
    await heading.focus();
    await office.keyboard.press('Enter');
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    // Wait for the newly sorted rows, since the browser drops the focus when the old rows are removed.
    await expect(office.locator('[data-list=users][aria-busy=false]')).toBeVisible();
    const box = office.locator('tbody').getByRole('checkbox').first();
    await box.focus();
    await office.keyboard.press('Space');
    await expect(office.getByText('1 selected')).toBeVisible();
    await expect(office.locator('tbody th[scope=row]')).toHaveCount(20);
  });
});

async function openFirst(page: Page) {
  const opener = page.getByRole('button', { name: /^Open/ }).first();
  await opener.click();
  return opener;
}

import { chromium } from '@playwright/test';
const base = process.env.BASE ?? 'http://localhost:3100';
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
for (const [name, viewport] of [
  ['phone', { width: 360, height: 800 }],
  ['desk', { width: 1280, height: 800 }],
]) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  page.on(
    'console',
    (m) => ['error', 'warning'].includes(m.type()) && console.log(name, m.type(), m.text().slice(0, 400)),
  );
  page.on('pageerror', (e) => console.log(name, 'PAGEERROR', e.message.slice(0, 400)));
  page.on('response', (r) => r.status() >= 400 && console.log(name, r.status(), r.url()));
  await page.goto(base + '/');
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/shots/${name}-login.png` });
  await page.fill('#phone', '9000000002');
  await page.fill('#password', 'pehchan-demo');
  await page.click('#submit');
  await page.waitForTimeout(2500);
  console.log(page.url());
  await page.screenshot({ path: `/tmp/shots/${name}-home.png`, fullPage: true });
  await page.goto(base + '/search-profiles');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/shots/${name}-search.png`, fullPage: true });
  await page.goto(base + '/add-profile');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/shots/${name}-add.png`, fullPage: true });
  await context.clearCookies();
  await page.goto(base + '/login');
  await page.fill('#phone', '9000000001');
  await page.fill('#password', 'pehchan-demo');
  await page.click('#submit');
  await page.waitForTimeout(1500);
  await page.goto(base + '/dashboard');
  await page.waitForTimeout(2000);
  await page.screenshot({ path: `/tmp/shots/${name}-dash.png`, fullPage: true });
  await context.close();
}
await browser.close();

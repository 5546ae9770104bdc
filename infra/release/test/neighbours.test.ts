import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { promote, rollback } from '../promotion/promote.ts';
import { refuseUntried } from '../rules/matrix-checks.ts';
import { foreignStyles } from '../rules/own-styles.ts';
import { grant, readGrants, revoke } from '../store/grants.ts';
import { BY, releaseSite, type ReleaseSite } from './release-site.ts';

/** A build that affects more than its own screens is not published or not served. */
let at: ReleaseSite;
beforeEach(async () => {
  at = await releaseSite();
});

describe('calls of a remote', () => {
  const script = (code: string) => at.publish('events', { files: { 'assets/calls.js': code } });

  test.each([
    '(0,a.defineEndpoints)("events",e=>({all:e.query()}))',
    "kit.defineEndpoints( 'events' , build)",
    'const b=(0,a.defineEndpoints)(`events`,f);const c=(0,a.defineEndpoints)("events",g)',
  ])('publish accepts a remote’s own calls: %s', async (code) => {
    await expect(script(code)).resolves.toMatchObject({ remote: 'events' });
  });

  test.each([
    ['member', '(0,a.defineEndpoints)("member",e=>({searchProfiles:e.query()}))'],
    ['member', '(0,a.defineEndpoints)("events",f);(0,a.defineEndpoints)("member",g)'],
    ['shell', "kit.defineEndpoints('shell', build)"],
    ['event', '(0,a.defineEndpoints)("event",f)'],
    ['?', '(0,a.defineEndpoints)(n,f)'],
    ['?', 'const{defineEndpoints:d}=a;d("member",f)'],
    ['?', 'const d=a.defineEndpoints;d("events",f)'],
    ['?', '(0,a["defineEndpoints"])("member",f)'],
    ['?', '(0,a.defineEndpoints)("events"+x,f)'],
  ])('publish refuses calls of %s: %s', async (owner, code) => {
    await expect(script(code)).rejects.toThrow(`defines calls of ‘${owner}’`);
  });
});

test.each([
  'localStorage.setItem("pehchan.kept.member/filters",x)',
  'window.sessionStorage.clear()',
  'indexedDB.open("pehchan")',
  '(0,r.jsx)(k.OwnerContext,{value:"member"})',
])('publish refuses browser storage without the kit: %s', async (code) => {
  await expect(at.publish('events', { files: { 'assets/keep.js': code } })).rejects.toThrow(
    'useRemembered of the kit',
  );
});

describe('styles of a remote', () => {
  test.each([
    '.events-card-head{top:0}',
    '.events-card-head .ant-btn,.events-card-head h2:hover{top:0}',
    '@media (min-width:768px){.events-a>p+.events-b{top:0}}',
    '.events-a:has(img) li{top:0}',
    '@keyframes events-turn{from{top:0}50%{top:1px}}',
    '.events-a:not(.events-b)::before{top:0}',
    '.events-page>.events-a~p{top:0}',
    '.events-bar~* a,:has(~.events-bar) a{scroll-margin-top:4rem}',
    '.events-bar+*{margin:0}',
    '.events-a{view-transition-name:events-photo}',
  ])('foreignStyles accepts styles of a remote’s own classes: %s', (css) => {
    expect(foreignStyles('events', `@layer remote{${css}}`)).toEqual([]);
  });

  test.each([
    'nav{display:none!important}',
    'h1,.events-a{top:0}',
    ':root{--ink:red}',
    '*{top:0}',
    '.kit-card{top:0}',
    '.events-a .kit-card{top:0}',
    '.eventsfair-a{top:0}',
    '.ant-btn{top:0}',
    '#root .events-a{top:0}',
    'main:has(.events-a){top:0}',
    'main:has(>.events-a){top:0}',
    'nav:has(~ main .events-a){top:0}',
    'nav:has(+ :has(.events-a)){top:0}',
    ':is(main,.events-a){top:0}',
    'body:not(.events-a) main{top:0}',
    '[class*="events-"]{top:0}',
    '@font-face{font-family:Inter;src:url(a.woff2)}',
    '@property --ink{syntax:"*";inherits:false}',
    '@import url(other.css);',
    '@page{margin:0}',
    '@layer kit{.events-a{top:0}}',
    '.events-a~nav{top:0}',
    '.events-a + *{top:0}',
    'div:has(~ .events-a){top:0}',
    'nav[title="].events-a["]{top:0}',
    'body:has(.events-a) *{margin:0}',
    '@keyframes kit-turn{from{top:0}}',
    '.events-a{view-transition-name:root}',
    '.events-a{',
  ])('foreignStyles reports styles beyond a remote’s own classes: %s', (css) => {
    expect(foreignStyles('events', `@layer remote{${css}}`)).not.toEqual([]);
  });

  test.each([
    'document.createElement("style")',
    '(0,r.jsx)("style",{nonce:(0,k.styleNonce)()})',
    'document.styleSheets[0].insertRule("nav{top:0}")',
    'document.adoptedStyleSheets=[new CSSStyleSheet]',
  ])('publish refuses styles made by script until the operator grants them: %s', async (code) => {
    const change = { files: { 'assets/style.js': code } };
    await expect(at.publish('events', change)).rejects.toThrow('assets/style.js creates styles by script');
    await grant(at.site, 'events', { styles: true });
    await expect(at.publish('events', change)).resolves.toMatchObject({ remote: 'events' });
  });

  test('foreignStyles reports styles outside the remotes’ layer, which would override the shell’s', () => {
    expect(foreignStyles('events', '.events-a{top:0}')).toEqual(['.events-a outside @layer remote']);
  });

  test('publish accepts styles of the whole page once the operator grants them', async () => {
    const change = { files: { 'assets/all.css': '@layer remote{nav{display:none}}' } };
    await expect(at.publish('events', change)).rejects.toThrow(
      'assets/all.css has a rule for elements outside events: nav',
    );
    await grant(at.site, 'events', { styles: true });
    await expect(at.publish('events', change)).resolves.toMatchObject({ remote: 'events' });
    await expect(at.publish('other', change)).rejects.toThrow('has a rule');
  });
});

describe('sizes of a remote', () => {
  /** Return a script of this many kilobytes that hardly compresses. */
  const script = (kb: number) => `//${randomBytes((kb * 1000 * 3) / 4).toString('base64')}`;
  const pageFiles = (...names: string[]) => ({ './page.tsx': names, 'texts-en': [], 'texts-hi': [] });

  test('publish refuses a screen over 150 KB with its size, until the operator grants more', async () => {
    const files = { 'assets/one.js': script(100), 'assets/two.js': script(100) };
    const change = { files, pageFiles: pageFiles('assets/one.js', 'assets/two.js') };
    await expect(at.publish('events', change)).rejects.toThrow(
      /The screen .*events.* has 1\d\d KB compressed; the limit is 150/,
    );
    await grant(at.site, 'events', { screenKb: 250 });
    await expect(at.publish('events', change)).resolves.toMatchObject({ remote: 'events' });
  });

  test('publish accepts two screens of 100 KB', async () => {
    const files = { 'assets/one.js': script(100), 'assets/two.js': script(100) };
    await expect(
      at.publish('events', { files, pageFiles: pageFiles('assets/one.js') }),
    ).resolves.toBeDefined();
  });

  test('publish measures files that a screen downloads later', async () => {
    const files = { 'assets/one.js': script(10), 'assets/later.js': script(250) };
    await expect(at.publish('events', { files, pageFiles: pageFiles('assets/one.js') })).rejects.toThrow(
      /assets\/later\.js has 1\d\d KB compressed/,
    );
  });

  test('publish measures the pictures of a screen', async () => {
    const files = { 'assets/one.js': script(10), 'assets/photo.webp': script(250) };
    await expect(at.publish('events', { files, pageFiles: pageFiles('assets/one.js') })).rejects.toThrow(
      /assets\/photo\.webp has 1\d\d KB/,
    );
  });

  test('publish counts a build without lists of files as one screen', async () => {
    const files = { 'assets/one.js': script(100), 'assets/two.js': script(100) };
    await expect(at.publish('events', { files })).rejects.toThrow('The whole build has');
  });
});

test.each(['shell', 'kit', 'ant', 'u'])(
  'publish refuses a remote with the site’s own name %s',
  async (name) => {
    await expect(at.publish(name)).rejects.toThrow('name is of the site itself');
  },
);

test.each([
  ['/events/:id', undefined, 'has a parameter'],
  ['/events/:id', '/', '/ is not an address of /events/:id'],
  ['/events/:id', '/events/1/edit', 'is not an address of'],
  ['/events', '/events/1', 'is not an address of'],
])('refuseUntried refuses a route without a valid address to try: %s with %s', (path, tried, problem) => {
  const route = { path, try: tried, page: 'page', access: 'signedIn' as const, title: { en: 'E', hi: 'ई' } };
  const config = (change: Partial<typeof route>) => ({
    ...{ name: 'events', kit: '^1.0.0', api: '^1.0.0', nav: [] },
    routes: [{ ...route, ...change }],
  });
  expect(() => refuseUntried(config({}))).toThrow(problem);
  expect(() => refuseUntried(config({ path: '/events/:id', try: '/Events/1' }))).not.toThrow();
  expect(() => refuseUntried(config({ path: '/events/*', try: '/events/1/edit' }))).not.toThrow();
});

describe('addresses of a remote', () => {
  test.each(['/events', '/events/:id', '/Events/new', '/events/*'])(
    'a remote can serve an address below its own name: %s',
    async (path) => {
      await expect(at.serve('events', { path })).resolves.toBeDefined();
    },
  );

  test.each(['/calendar', '/', '/dashboard/events', '/eventsfair', '/profile/events/:id'])(
    'promote refuses another address and prints the command that grants it: %s',
    async (path) => {
      await expect(at.serve('events', { path })).rejects.toThrow(
        /npm run release -- grant events \/[a-z]*$/m,
      );
    },
  );

  test.each(['/*', '/:page', '/:page/events', '/*/events', '/e:vents', '//:page'])(
    'promote refuses an address that includes other remotes’ addresses, granted or not: %s',
    async (path) => {
      await grant(at.site, 'events', { paths: ['/', '/:page', '/*'] });
      await expect(at.serve('events', { path })).rejects.toThrow('would match addresses of other remotes');
    },
  );

  test('a remote serves an address that the operator grants, until it is revoked', async () => {
    await grant(at.site, 'events', { paths: ['/calendar'] });
    const version = await at.serve('events', { path: '/calendar/:day' });
    expect(await revoke(at.site, 'events', ['/calendar'])).toEqual({ paths: [] });
    await expect(promote(at.site, [version], BY)).rejects.toThrow('is not granted');
    await at.serve('events');
    // A rollback is urgent, so it also serves a version whose address was revoked.
    await expect(rollback(at.site, 'events', undefined, BY)).resolves.toMatchObject({
      remotes: { events: { version: version.version } },
    });
  });

  test('only member and admin can serve the addresses of the specification', async () => {
    for (const path of ['/', '/add-profile', '/search-profiles', '/profile/get-profile/:id']) {
      await expect(at.serve('member', { path })).resolves.toBeDefined();
      await expect(at.serve('admin', { path })).rejects.toThrow('is not granted');
    }
    for (const path of ['/dashboard', '/userlist', '/biodata/Male']) {
      await expect(at.serve('admin', { path })).resolves.toBeDefined();
    }
  });

  test('the upgrade grants the addresses that the previous release served', async () => {
    await grant(at.site, 'events', { paths: ['/calendar'] });
    const version = await at.serve('events', { path: '/calendar' });
    // Remove the file of grants, which the previous release did not write.
    await rm(at.site.grants);
    expect((await readGrants(at.site)).events).toEqual({ paths: ['/calendar'] });
    await expect(promote(at.site, [version], BY)).resolves.toBeDefined();
    await expect(at.serve('other', { path: '/calendar/other' })).rejects.toThrow('is not granted');
  });

  test('a damaged file of grants grants no address, and the error names it', async () => {
    await grant(at.site, 'events', { paths: ['/calendar'] });
    await writeFile(at.site.grants, '{"events":');
    await expect(at.serve('events')).rejects.toThrow(/grants\.json/);
  });
});

import { SIZES } from '../e2e/support/chromium.ts';
import { type Driver, shows } from './driver.ts';
import { type Account, ADMINISTRATOR, foundNames, type OwnFamily } from './site.ts';

export interface Walk {
  readonly driver: Driver;
  readonly site: string;
  readonly family: OwnFamily;
  readonly photo: string;
  readonly inHindi: boolean;
}

type Step = (walk: Walk) => Promise<void>;

const ADDED = 'ASHA SUTHAR';

const button = (...texts: string[]) =>
  `//button[${texts.map((text) => `normalize-space()="${text}"`).join(' or ')}]`;
/** On a phone a form has several steps, and the submit button also opens the next step. */
const SUBMIT = 'form button[type=submit]';

const at = (path: string) => `location.pathname === ${JSON.stringify(path)}`;
const titled = (text: string) =>
  `document.querySelector('h1')?.innerText.toUpperCase().includes(${JSON.stringify(text.toUpperCase())})`;
/** Expect a candidate's card with a name and a photo. A photo further down loads lazily. */
const card = (
  name: string,
  within = 'main',
) => `[...document.querySelectorAll('${within} article')].some((card) => {
  if (!card.innerText.toUpperCase().includes(${JSON.stringify(name)})) return false;
  const photo = card.querySelector('img');
  photo?.scrollIntoView({ block: 'center' });
  return photo?.complete && photo.naturalWidth > 0;
})`;

async function signInAs({ driver }: Walk, { phone, password }: Account): Promise<void> {
  await driver.fill('[name=phone]', phone);
  await driver.fill('[name=password]', password);
  await driver.click(SUBMIT);
}

const signIn: Step = async (walk) => {
  const { driver, site, family, inHindi } = walk;
  await driver.resize(SIZES.phone.viewport);
  await driver.open(`${site}/login`);
  if (inHindi) await driver.click('button[value=hi]');
  await shows(driver, 'the chosen language', `document.documentElement.lang === '${inHindi ? 'hi' : 'en'}'`);
  await signInAs(walk, family);
  await shows(driver, 'the home of the family', `${at('/')} && ${titled(family.father)}`);
};

const home: Step = async ({ driver, site, family }) => {
  await driver.open(`${site}/`);
  await shows(driver, 'the home of the family', titled(family.father));
  await shows(driver, 'the card of the own daughter', card(family.daughter));
};

const FILTERS = '[data-sideways]';

const search: Step = async (walk) => {
  const { driver, site } = walk;
  await driver.click('[data-bottom-bar] a[href="/search-profiles"]');
  await shows(driver, 'the search', `${at('/search-profiles')} && location.search.includes('page=')`);
  const names = await foundNames(site, String(await driver.evaluate('location.search')), walk);
  if (names.length === 0) throw new Error('The API finds no family.');
  const shown = `JSON.stringify([...document.querySelectorAll('[data-biodata] h2')].map((name) => name.innerText.toUpperCase()))`;
  await shows(
    driver,
    'the names that the API finds',
    `${shown} === ${JSON.stringify(JSON.stringify(names))}`,
  );
  await shows(driver, 'the photo of the first candidate', card(names[0] ?? ''));
  const right = (place: string) => `document.querySelector('${place}').getBoundingClientRect().right`;
  // A select field as wide as its longest option would push the age filter out of the window. The right 24
  // pixels of the age filter have no text.
  await shows(driver, 'the age filter', `${right(`${FILTERS} > span`)} - 24 <= ${right(FILTERS)}`);
};

const FIRST = '[data-biodata]';

const openBiodata: Step = async ({ driver }) => {
  const name = String(await driver.evaluate(`document.querySelector('${FIRST} h2').innerText`));
  await driver.click(`${FIRST} a[href^="/profile/get-profile/"]`);
  await driver.click('dialog[open] button[value=yes]');
  await shows(driver, 'the biodata', `!document.querySelector('dialog[open]') && ${titled(name)}`);
  const sections = `[...document.querySelectorAll('main h2')].map((title) => title.innerText)`;
  await shows(
    driver,
    'the family’s section',
    `${sections}.some((text) => /^(Family Background|परिवार)$/.test(text))`,
  );
  const photo = `document.querySelector('main img')`;
  await shows(driver, 'the photo of the candidate', `${photo}?.complete && ${photo}.naturalWidth > 0`);
};

const star: Step = async ({ driver }) => {
  await driver.click(button('Back to the list', 'सूची पर वापस'));
  await driver.click(`${FIRST} button[aria-pressed=false]`);
  const pressed = `document.querySelector('${FIRST} button[aria-pressed=true]')`;
  await shows(driver, 'a pressed star', pressed);
  // The star changes before the API answers: a reload before the message would cancel the call.
  await shows(
    driver,
    'that it is kept',
    `/Kept on your list|आपकी पसंद में रख लिया/.test(document.body.innerText)`,
  );
  await driver.open(String(await driver.evaluate('location.href')));
  await shows(driver, 'a pressed star after a reload', pressed);
};

const add: Step = async ({ driver, site, family, photo }) => {
  await driver.open(`${site}/`);
  await driver.click('main a[href="/add-profile"]');
  await driver.fill('[name=fullname]', ADDED);
  await driver.click('//label[input[@name="gender" and @value="FEMALE"]]');
  await driver.fill('#field-dateOfBirth-day', '1');
  await driver.select('#field-dateOfBirth-month', '04');
  await driver.fill('#field-dateOfBirth-year', '1999');
  await driver.fill('[name=currentLiveCity]', 'Pune');
  await driver.fill('[name=gotra]', 'Kashyap');
  await goToPart(driver, 2);
  await driver.upload(photo);
  const preview = `document.querySelector('form img')`;
  await shows(driver, 'the chosen photo', `${preview}?.complete && ${preview}.naturalWidth > 0`);
  await goToPart(driver, 3);
  await driver.click('//label[input[@name="employedIn" and @value="PRIVATE"]]');
  await driver.fill('[name=mother]', 'Sita Suthar');
  await goToPart(driver, 4);
  await driver.click(SUBMIT);
  await shows(driver, 'the home of the family', `${at('/')} && ${titled(family.father)}`);
  for (const name of [ADDED, family.daughter]) await shows(driver, `the card of ${name}`, card(name));
};

async function goToPart(driver: Driver, part: number): Promise<void> {
  await driver.click(SUBMIT);
  await shows(
    driver,
    `part ${part} of the form`,
    `document.querySelector('form progress')?.value === ${part}`,
  );
}

const signOut: Step = async ({ driver }) => {
  await driver.click('header button[aria-controls]');
  await driver.click(button('Logout', 'लॉगआउट'));
  const field = `document.querySelector('[name=phone]')`;
  await shows(driver, 'the sign-in page', `${at('/login')} && ${field}?.getBoundingClientRect().height > 0`);
};

const dashboard: Step = async (walk) => {
  const { driver, site } = walk;
  await driver.resize(SIZES.desktop.viewport);
  await driver.open(`${site}/login?next=/dashboard`);
  await signInAs(walk, ADMINISTRATOR);
  const users = `Number(document.querySelector('[data-count=totaluserCount]')?.innerText) > 0`;
  await shows(driver, 'the number of accounts', `${at('/dashboard')} && ${users}`);
  const rows = `[...document.querySelectorAll('[data-list=pending] tbody tr')]`;
  await shows(driver, 'the waiting families', `${rows}.filter((row) => row.innerText.trim()).length > 3`);
};

const openFamily: Step = async ({ driver, site, family }) => {
  await driver.open(`${site}/userlist?search=${family.phone}`);
  const rows = `[...document.querySelectorAll('main tbody tr')].filter((row) => row.innerText.trim())`;
  await shows(
    driver,
    'the family',
    `${rows}.length === 1 && ${rows}[0].innerText.includes('${family.phone}')`,
  );
  await driver.click('//tbody//th//button');
  for (const name of [family.daughter, ADDED]) {
    await shows(driver, `the card of ${name}`, card(name, '[role=dialog]'));
  }
};

export const STEPS = {
  'sign-in': signIn,
  home,
  search,
  'open a biodata': openBiodata,
  star,
  'add a biodata': add,
  'sign-out': signOut,
  dashboard,
  'open a family': openFamily,
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof STEPS;
export const STEP_NAMES = Object.keys(STEPS) as StepName[];
/** Steps in administrators' screens, which need a newer browser than those of families. */
export const FOR_ADMINISTRATORS: ReadonlySet<StepName> = new Set(['dashboard', 'open a family']);

/** Reject an error screen, the sentence for old browsers, and a page that is wider than its window. */
export async function expectUndamaged(driver: Driver): Promise<void> {
  const problem = `document.querySelector('[data-remote-problem]')?.dataset.remoteProblem`;
  const sentence = `document.querySelector('#old-browser')?.getBoundingClientRect().height > 0 && 'old browser'`;
  const wide = `document.documentElement.scrollWidth > innerWidth && 'wider than the window'`;
  const found = await driver.evaluate(`${problem} || ${sentence} || ${wide} || null`);
  if (found) throw new Error(`The page has a problem: ${String(found)}.`);
}

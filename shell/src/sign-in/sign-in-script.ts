import { scriptStarted } from '../app/script-start.ts';
import { SIGNED_IN_COOKIE } from '@pehchan/contract/accounts';
import { mobileDigits, THEME_COOKIE } from '@pehchan/contract/common';
import { LANGUAGE_COOKIE } from '@pehchan/contract/messages';
import { readCookie, writeCookie } from '@pehchan/kit/preferences/cookies';
import { isHalfTyped } from '@pehchan/kit/half-typed';
import { THEMES, type Theme } from '@pehchan/kit/preferences/themes';
import { isApplication } from '../session/entered.ts';
import { whenIdle } from '../layout/when-idle.ts';
import { becomeApplication, mayBecomeApplication, prepareApplication } from './become-application.ts';
import { CREATED } from '../session/lines.ts';
import { HOME, isBiodata, nextAfterSignIn } from './next.ts';
import { problemsOf, type SignInField } from './sign-in-rules.ts';

type Messages = Record<string, string> & { themes: Record<Theme, string> };

const messages = JSON.parse(document.body.dataset.messages ?? '{}') as Messages;
const part = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;

let ahead: Promise<unknown> = Promise.resolve();
/** Milliseconds until a pending sign-in shows a message, and (`WAY_OUT`) until its button works again. */
const SLOW = 4000;
const WAY_OUT = 10_000;

const form = part<HTMLFormElement>('sign-in');
const failure = part('failure');
const slow = part('slow');
const submit = part<HTMLButtonElement>('submit');
const phone = part<HTMLInputElement>('phone');
const password = part<HTMLInputElement>('password');

const next = nextAfterSignIn(window.location.search, window.location.origin);
if (isBiodata(next)) part('why').hidden = false;
const leave = () => window.location.replace(next);
/** Whether this document becomes the application: only for home. Other screens load a new document. */
const isStaying = next === HOME && mayBecomeApplication();

let lastAttempt: AbortController | undefined;
let waits: number[] = [];

/** Clean the phone number. Also called on submit: password managers fill the field without an event. */
function cleanPhone(): string {
  const digits = mobileDigits(phone.value);
  // Write the number only if it differs: setting a value moves the caret to its end.
  if (digits !== phone.value) phone.value = digits;
  return digits;
}

for (const type of ['input', 'compositionend', 'blur']) {
  phone.addEventListener(type, (event) => {
    if (!isHalfTyped(event)) cleanPhone();
  });
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void signIn();
});

async function signIn(): Promise<void> {
  const values = { phone: cleanPhone(), password: password.value };
  if (!isValid(values)) return;
  lastAttempt?.abort();
  const attempt = new AbortController();
  lastAttempt = attempt;
  setSending(true);
  if (isStaying) prepareApplication();
  try {
    const answer = await fetch(messages.login ?? '', {
      signal: attempt.signal,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang },
      body: JSON.stringify(values),
    });
    // Read the whole reply: an unread reply holds a connection for the life of the document.
    if (answer.ok) {
      await answer.text();
      if (isHinted()) return enter();
      setSending(false);
      return showCookiesRefused();
    }
    const { message } = (await answer.json()) as { message?: string };
    refuse(message ?? messages['refused.credentials']);
  } catch {
    if (lastAttempt !== attempt) return;
    refuse(messages['failed.network']);
  }
  setSending(false);
}

const isHinted = (): boolean => readCookie(SIGNED_IN_COOKIE) === '1';

function showCookiesRefused(): void {
  const notice = part('unkept');
  const address = part('address');
  const copy = part('copy');
  address.textContent = window.location.origin;
  // Hide the copy button without a clipboard, which needs HTTPS and is missing in some in-app browsers.
  copy.hidden = !('clipboard' in navigator);
  copy.onclick = () =>
    navigator.clipboard.writeText(window.location.origin).then(
      () => (copy.textContent = messages.copied ?? ''),
      () => getSelection()?.selectAllChildren(address),
    );
  notice.hidden = false;
  notice.focus();
}

function isValid(values: Record<SignInField, string>): boolean {
  const wrong = problemsOf(values);
  for (const field of [phone, password]) {
    const problem = wrong[field.name as SignInField];
    part(`${field.id}-error`).textContent = (problem && messages[problem]) ?? '';
    field.setAttribute('aria-invalid', String(problem !== undefined));
  }
  [phone, password].find(({ name }) => name in wrong)?.focus();
  return Object.keys(wrong).length === 0;
}

function setSending(sending: boolean): void {
  showSending(sending);
  slow.textContent = '';
  for (const wait of waits) clearTimeout(wait);
  waits = [];
  if (!sending) return;
  failure.hidden = true;
  waits = [
    window.setTimeout(() => (slow.textContent = messages.slow ?? ''), SLOW),
    window.setTimeout(() => showSending(false), WAY_OUT),
  ];
}

function showSending(sending: boolean): void {
  submit.disabled = sending;
  submit.textContent = (sending ? messages.sending : messages.submit) ?? '';
}

function refuse(message: string | undefined): void {
  failure.textContent = message ?? '';
  failure.hidden = false;
  failure.focus();
}

/** Open the application. Wait for the prefetches, which a page load would abort and request again. */
async function enter(): Promise<void> {
  if (isStaying) return becomeApplication(next, SLOW).catch(leave);
  await Promise.race([ahead, new Promise((resolve) => setTimeout(resolve, SLOW))]);
  leave();
}

part<HTMLButtonElement>('reveal').addEventListener('click', ({ currentTarget }) => {
  const shown = password.type === 'text';
  password.type = shown ? 'password' : 'text';
  const button = currentTarget as HTMLButtonElement;
  button.setAttribute('aria-pressed', String(!shown));
  button.setAttribute('aria-label', (shown ? messages.show : messages.hide) ?? '');
});

part<HTMLButtonElement>('language').addEventListener('click', ({ currentTarget }) => {
  writeCookie(LANGUAGE_COOKIE, (currentTarget as HTMLButtonElement).value);
  window.location.reload();
});

const theme = part<HTMLButtonElement>('theme');
const chosen = () => THEMES.find((name) => name === readCookie(THEME_COOKIE)) ?? 'system';
function showTheme(): void {
  const now = chosen();
  const named = (sentence = '') => sentence.replace('{theme}', messages.themes[now]);
  theme.setAttribute('aria-label', named(messages.theme));
  part('theme-name').textContent = named(messages.themeNow);
  if (now === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = now;
}
theme.addEventListener('click', () => {
  writeCookie(THEME_COOKIE, THEMES[(THEMES.indexOf(chosen()) + 1) % THEMES.length] ?? 'system');
  showTheme();
});
showTheme();
// Detect refused cookies before the user types: the cookie that was just written can't be read.
writeCookie(THEME_COOKIE, chosen());
const isCreated = window.location.hash === `#${CREATED}`;
if (isCreated) {
  // Remove query and fragment, so that a reload, perhaps with cookies allowed, does not repeat the message.
  history.replaceState(null, '', window.location.pathname);
  part(CREATED).style.display = 'block';
}
if (isCreated || !readCookie(THEME_COOKIE)) showCookiesRefused();

async function forwardSignedIn(): Promise<void> {
  if (!isHinted()) return;
  const answer = await fetch(messages.check ?? '').catch(() => undefined);
  if (answer?.ok) await enter();
  // The API's 401 deletes the hint cookie. If the cookie still exists, the browser refuses cookies.
  else if (answer?.status === 401 && isHinted()) showCookiesRefused();
}
void forwardSignedIn();

/** Prefetch at lowest priority once the page is idle. Until then, the links are only text in a template. */
function fetchAhead(): void {
  // Prefetch nothing if the user was already signed in: this document is the application by now.
  if (isApplication()) return;
  const { content } = part<HTMLTemplateElement>('ahead');
  const fetched = [...content.querySelectorAll('link')].map(
    (link) => new Promise((resolve) => (link.onload = link.onerror = resolve)),
  );
  ahead = Promise.all(fetched);
  document.head.append(content);
}
/** Events that start the application: on a slow phone, typing the password takes longer than that start. */
const TOUCHES = ['pointerdown', 'keydown', 'input'] as const;
const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
if (!connection?.saveData) {
  if (document.readyState === 'complete') whenIdle(fetchAhead);
  else addEventListener('load', () => whenIdle(fetchAhead), { once: true });
  if (isStaying) for (const touch of TOUCHES) addEventListener(touch, prepareApplication, { once: true });
}
scriptStarted();

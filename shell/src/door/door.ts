import { loginSchema, SIGNED_IN_COOKIE } from '@pehchan/contract/accounts';
import { mobileDigits, THEME_COOKIE } from '@pehchan/contract/common';
import { url } from '@pehchan/contract/endpoints';
import { LANGUAGE_COOKIE } from '@pehchan/contract/messages';
import { ValidationError } from 'yup';
import { readCookie, writeCookie } from '@pehchan/kit/preferences/cookies';
import { THEMES, type Theme } from '@pehchan/kit/preferences/themes';
import { nextAfterSignIn } from './next.ts';

/**
 * Brings the prerendered sign-in screen to life. Its markup and sentences are in the document; see
 * `sign-in-page.tsx`.
 */

type Said = Record<string, string> & { themes: Record<Theme, string> };

const said = JSON.parse(document.body.dataset.said ?? '{}') as Said;
const part = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;

const form = part<HTMLFormElement>('sign-in');
const failure = part('failure');
const submit = part<HTMLButtonElement>('submit');
const phone = part<HTMLInputElement>('phone');
const password = part<HTMLInputElement>('password');

phone.addEventListener('input', () => {
  const digits = mobileDigits(phone.value);
  // Only then: setting a value moves the caret to its end.
  if (digits !== phone.value) phone.value = digits;
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void signIn();
});

async function signIn(): Promise<void> {
  const values = Object.fromEntries(new FormData(form));
  if (!(await isValid(values))) return;
  setSending(true);
  try {
    const answer = await fetch(url('login'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang },
      body: JSON.stringify(values),
    });
    if (answer.ok) return enter();
    const { message } = (await answer.json()) as { message?: string };
    refuse(message ?? said['refused.credentials']);
  } catch {
    refuse(said['failed.network']);
  }
  setSending(false);
}

async function isValid(values: Record<string, unknown>): Promise<boolean> {
  const wrong: Record<string, string> = {};
  try {
    await loginSchema.validate(values, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path, message } of error.inner) if (path) wrong[path] ??= said[message] ?? message;
  }
  for (const name of ['phone', 'password']) {
    part(`${name}-error`).textContent = wrong[name] ?? '';
    part(name).setAttribute('aria-invalid', String(name in wrong));
  }
  const first = ['phone', 'password'].find((name) => name in wrong);
  if (first) part(first).focus();
  return !first;
}

function setSending(sending: boolean): void {
  submit.disabled = sending;
  submit.textContent = (sending ? said.sending : said.submit) ?? '';
  if (sending) failure.hidden = true;
}

function refuse(message: string | undefined): void {
  failure.textContent = message ?? '';
  failure.hidden = false;
  failure.focus();
}

function enter(): void {
  window.location.replace(nextAfterSignIn(window.location.search, window.location.origin));
}

part<HTMLButtonElement>('reveal').addEventListener('click', ({ currentTarget }) => {
  const shown = password.type === 'text';
  password.type = shown ? 'password' : 'text';
  const button = currentTarget as HTMLButtonElement;
  button.setAttribute('aria-pressed', String(!shown));
  button.setAttribute('aria-label', (shown ? said.show : said.hide) ?? '');
});

part<HTMLButtonElement>('language').addEventListener('click', ({ currentTarget }) => {
  writeCookie(LANGUAGE_COOKIE, (currentTarget as HTMLButtonElement).value);
  window.location.reload();
});

const theme = part<HTMLButtonElement>('theme');
const chosen = () => THEMES.find((name) => name === readCookie(THEME_COOKIE)) ?? 'system';
function showTheme(): void {
  const now = chosen();
  const named = (sentence = '') => sentence.replace('{theme}', said.themes[now]);
  theme.setAttribute('aria-label', named(said.theme));
  part('theme-name').textContent = named(said.themeNow);
  if (now === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = now;
}
theme.addEventListener('click', () => {
  writeCookie(THEME_COOKIE, THEMES[(THEMES.indexOf(chosen()) + 1) % THEMES.length] ?? 'system');
  showTheme();
});
showTheme();

/** Somebody who is signed in already has no business here. Without the hint nobody is asked. */
async function sendOnWhoeverIsIn(): Promise<void> {
  if (readCookie(SIGNED_IN_COOKIE) !== '1') return;
  const answer = await fetch(url('check')).catch(() => undefined);
  if (answer?.ok) enter();
}
void sendOnWhoeverIsIn();

/** While the person types, the browser fetches what comes after, at its lowest priority. */
function warmUp(): void {
  for (const href of JSON.parse(document.body.dataset.warmUp ?? '[]') as string[]) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    document.head.append(link);
  }
}
const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
if (!connection?.saveData) form.addEventListener('focusin', warmUp, { once: true });

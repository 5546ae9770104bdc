import { type EndpointName, endpoints, url } from '@pehchan/contract/endpoints';
import type { SetUpReply, TotpSecretReply } from '@pehchan/contract/second-step';
import { Secret, TOTP } from 'otpauth';

type SetUp = { cookie: string; recoveryCodes: string[] };

/**
 * Sets an authenticator app up, as an administrator does on the first day: the session has passed the second
 * step with it.
 * @param site its origin
 * @param signedIn cookies of a session that passed the password alone
 * @param output of the command that made the account an administrator: in production it contains a code
 * @returns the session's new cookies, and recovery codes: each passes the step of one more session
 */
export async function setUpSecondStep(site: string, signedIn: string, output = ''): Promise<SetUp> {
  const [setUpCode] = /(\d{4} ){2}\d{4}/.exec(output) ?? [];
  const cookie = setUpCode
    ? cookiesAfter(await send(site, 'passSetUpCode', { code: setUpCode }, signedIn), signedIn)
    : signedIn;
  const { secret } = (await (await send(site, 'beginTotp', {}, cookie)).json()) as TotpSecretReply;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const reply = await send(site, 'confirmTotp', { code }, cookie);
  const { recoveryCodes } = (await reply.json()) as SetUpReply;
  return { cookie: cookiesAfter(reply, cookie), recoveryCodes };
}

/**
 * Pass the second step of another session of the administrator with a recovery code.
 * @returns the session's new cookies
 */
export async function passSecondStep(site: string, cookie: string, code: string): Promise<string> {
  return cookiesAfter(await send(site, 'passRecoveryCode', { code }, cookie), cookie);
}

/** Return a browser's cookies after a reply: a session that passed the step has a new id. */
function cookiesAfter(reply: Response, cookie: string): string {
  const set = reply.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const pairs = [...cookie.split('; '), ...set].map((pair) => [pair.split('=', 1)[0], pair] as const);
  return [...new Map(pairs).values()].join('; ');
}

/** One of the contract's calls, which has to succeed. */
export async function send(site: string, name: EndpointName, json: object, cookie = ''): Promise<Response> {
  const reply = await fetch(site + url(name), {
    method: endpoints[name].method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(json),
  });
  if (!reply.ok) throw new Error(`${name} answered ${reply.status}: ${await reply.text()}`);
  return reply;
}

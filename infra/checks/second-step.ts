import { type EndpointName, endpoints, url } from '@pehchan/contract/endpoints';
import type { SetUpReply, TotpSecretReply } from '@pehchan/contract/second-step';
import { Secret, TOTP } from 'otpauth';

type SetUp = { cookie: string; recoveryCodes: string[] };

/**
 * Set up an authenticator app, which also passes the second step of this session.
 * @param output the output of the command that made an administrator: in production it contains a set-up code
 * @returns new cookies, and recovery codes, each for one more session
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

/** Pass the second step of another session with a recovery code. @returns its new cookies */
export async function passSecondStep(site: string, cookie: string, code: string): Promise<string> {
  return cookiesAfter(await send(site, 'passRecoveryCode', { code }, cookie), cookie);
}

/** Return the cookies after a reply: a session has a new id after the second step. */
export function cookiesAfter(reply: Response, cookie = ''): string {
  const set = reply.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const pairs = [...cookie.split('; ').filter(Boolean), ...set].map(
    (pair) => [pair.split('=', 1)[0], pair] as const,
  );
  return [...new Map(pairs).values()].join('; ');
}

/** Send a call with JSON. @throws for a status other than success */
export async function send(site: string, name: EndpointName, json: object, cookie = ''): Promise<Response> {
  const reply = await fetch(site + url(name), {
    method: endpoints[name].method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(json),
  });
  if (!reply.ok) throw new Error(`${name} answered ${reply.status}: ${await reply.text()}`);
  return reply;
}

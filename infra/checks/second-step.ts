import { type EndpointName, endpoints, url } from '@pehchan/contract/endpoints';
import type { SetUpReply, TotpSecretReply } from '@pehchan/contract/second-step';
import { Secret, TOTP } from 'otpauth';

/**
 * Sets an authenticator app up, as an administrator does on the first day: the session has passed the second
 * step with it.
 * @param site its origin
 * @param cookie of a session that passed the password alone
 * @returns the recovery codes that come with it: each opens one session more
 */
export async function setUpSecondStep(site: string, cookie: string): Promise<string[]> {
  const { secret } = (await (await send(site, 'beginTotp', {}, cookie)).json()) as TotpSecretReply;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const reply = await send(site, 'confirmTotp', { code }, cookie);
  return ((await reply.json()) as SetUpReply).recoveryCodes;
}

/** Another session of the same administrator: with one of the codes that came with the app. */
export async function passSecondStep(site: string, cookie: string, code: string): Promise<void> {
  await send(site, 'passRecoveryCode', { code }, cookie);
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

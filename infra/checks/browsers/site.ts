import type { SessionReply } from '@pehchan/contract/accounts';
import type { FoundProfilesReply } from '@pehchan/contract/biodata';
import { endpoints, url } from '@pehchan/contract/endpoints';
import { DEMO_PASSWORD, DEMO_PHONES } from '@pehchan/operating';
import { nextFamily, PASSWORD, signUpAs } from '../resilience/families.ts';
import { cookiesAfter, send } from '../second-step.ts';

export interface Account {
  readonly phone: string;
  readonly password: string;
}

/** Each walk has its own family, so that walks do not disturb each other. */
export interface OwnFamily extends Account {
  readonly father: string;
  readonly daughter: string;
  readonly cookie: string;
}

export const ADMINISTRATOR: Account = { phone: DEMO_PHONES.administrator, password: DEMO_PASSWORD };

export async function approvedFamily(site: string): Promise<OwnFamily> {
  const { phone, email } = nextFamily();
  const cookie = await signUpAs(site, { phone, email });
  if (!cookie) throw new Error('The family could not sign up.');
  const check = await expectOk(await fetch(site + url('check'), { headers: { cookie } }));
  const { user } = (await check.json()) as SessionReply;
  await expectOk(
    await fetch(site + url('approveUser', { id: user.id }), {
      method: endpoints.approveUser.method,
      headers: { cookie: cookiesAfter(await send(site, 'login', ADMINISTRATOR)) },
    }),
  );
  return { phone, password: PASSWORD, cookie, father: 'RAMESH SUTHAR', daughter: 'PRIYA SUTHAR' };
}

export async function foundNames(
  site: string,
  search: string,
  { family: { cookie }, inHindi }: { family: OwnFamily; inHindi: boolean },
): Promise<string[]> {
  const address = `${site}${url('getAllProfiles')}${search}&pageSize=20&without=own`;
  const reply = await expectOk(await fetch(address, { headers: { cookie } }));
  return ((await reply.json()) as FoundProfilesReply).profiles.map(
    ({ fullname, fullnameHindi }) => (inHindi && fullnameHindi) || fullname,
  );
}

async function expectOk(reply: Response): Promise<Response> {
  if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}: ${await reply.text()}`);
  return reply;
}

import { expect, test as setup } from '@playwright/test';
import type { SessionReply } from '@pehchan/contract/accounts';
import { url } from '@pehchan/contract/endpoints';
import { PASSWORD, PEOPLE, stateOf, type Person } from '../support/people.ts';

for (const person of Object.keys(PEOPLE) as Person[]) {
  setup(`${person} signs in`, async ({ request }) => {
    const answer = await request.post(url('login'), { data: { phone: PEOPLE[person], password: PASSWORD } });
    expect(answer.status()).toBe(200);
    const { user } = (await answer.json()) as SessionReply;
    // The family confirms the notice that the site shows before a family's first search.
    if (user.can.search) expect((await request.put(url('readNotice'))).status()).toBe(200);
    await request.storageState({ path: stateOf(person) });
  });
}

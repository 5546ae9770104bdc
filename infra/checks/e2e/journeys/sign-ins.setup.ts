import { expect, test as setup } from '@playwright/test';
import { url } from '@pehchan/contract/endpoints';
import { PASSWORD, PEOPLE, stateOf, type Person } from '../support/people.ts';

for (const person of Object.keys(PEOPLE) as Person[]) {
  setup(`${person} signs in`, async ({ request }) => {
    const answer = await request.post(url('login'), { data: { phone: PEOPLE[person], password: PASSWORD } });
    expect(answer.status()).toBe(200);
    await request.storageState({ path: stateOf(person) });
  });
}

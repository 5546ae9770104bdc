import { DEMO_PASSWORD } from '@pehchan/operating';
import { describe, expect, test } from 'vitest';
import type { User } from '../../src/identity/accounts/models/user.ts';
import { hashPassword } from '../../src/identity/accounts/passwords.ts';
import { accountForm, biodataForm, buildUser, multipart, newPhone } from '../support/factories.ts';
import { codeTo } from '../support/outbox.ts';
import { startServer } from '../support/test-server.ts';

const server = await startServer();

const COMMON = 'This password is too easy to guess. Please choose another.';
const OWN = 'Don’t use your name, number, email or village in the password. Please choose another.';

const PERSON = { name: 'Ramesh Suthar', Father: 'Mohan Lal', village: 'MALGAON' };

describe('refused passwords', () => {
  test.each([
    '12345678',
    'password',
    'PassWord1',
    'qwertyuiop',
    'india123',
    '        ',
    'aaaaaaaaaaaa',
    'abababab',
    '१२१२१२१२',
    'ｐａｓｓｗｏｒｄ',
    DEMO_PASSWORD,
  ])('register refuses the common password %j', async (password) => {
    const reply = await server.anonymous().call('register', { json: accountForm({ password }) });
    expect([reply.status, reply.body.fields]).toEqual([400, { password: COMMON }]);
  });

  // prettier-ignore
  test.each([
    'jaishreeram', 'JaiShriRam', 'jay.siya.ram', 'jai mata di 108', 'JaiMataDee@1', 'radheradhe',
    'Har Har Mahadev', 'om_namah_shivay', 'khammaghani', 'jai jinendra', 'vandemataram', 'krishna108',
    'ganesh@123', 'LaxmiNarayan', 'ramesh123', 'Sureshbhai', 'pooja sharma', 'mahendar1985', 'S@chin1010',
    'sachin10', 'MSDhoni07', 'dhoni777', 'viratkohli18', 'rohit#sharma#45', 'ｒａｄｈｅ१२३', 'जय श्री राम',
    'जयश्रीराम१०८', 'राधे-राधे', 'रमेश@१२३', 'विराट कोहली', 'ॐ नमः शिवाय', 'हनुमान123', 'password@123',
    'P@ssw0rd!23', 'Welcome@2024', 'bajarangbali@1', 'Vaishno.Devi.1', 'khodiyarmaa', 'jai baba ri 2',
    'Satshriakaal', 'vitthal108', 'rajinder1', 'bhanwerlal', 'Choudhury@7', 'preeyanka1', '@shok@108',
    'R4mesh2001', 'ganesh9829012345', 'mahendrasinhdhoni', 'viraatkohli', 'rishabhpant17', 'sehvag44',
    'smritimandana', 'Malgaon_1',
  ])('register refuses %j, a common word with digits and signs', async (password) => {
    const form = accountForm({ name: 'Teja Gehlot', Father: 'Kesa Gehlot', password });
    const reply = await server.anonymous().call('register', { json: form });
    expect([reply.status, reply.body.fields]).toEqual([400, { password: COMMON }]);
  });

  test.each([
    ['7123456789', 'the phone'],
    ['712345678', 'the beginning of the phone'],
    ['7123 456 789!', 'the phone with signs in it'],
    ['Ramesh@123', 'the name'],
    ['suthar1985', 'the family’s name'],
    ['ramesh.suthar', 'the name and the family’s name'],
    ['mohanlal12', 'the father'],
    ['Malgaon#2024', 'the village'],
    ['pehchan123', 'the site'],
    ['पहचान१२३४', 'the site in Hindi'],
    ['own.mailbox.77', 'the mailbox'],
    ['own.mailbox.77@example.org', 'the email'],
  ])('register refuses %j, which is %s', async (password) => {
    const own = { ...PERSON, phone: '7123456789', email: 'own.mailbox.77@example.org', password };
    const reply = await server.anonymous().call('register', { json: accountForm(own) });
    expect([reply.status, reply.body.fields]).toEqual([400, { password: OWN }]);
  });

  test('register refuses a weak password with a message in Hindi', async () => {
    const headers = { 'Accept-Language': 'hi' };
    const { body } = await server
      .anonymous()
      .call('register', { json: accountForm({ password: '12345678' }), headers });
    expect(body.message).toBe('यह पासवर्ड बहुत आसान है, दूसरा रखें।');
  });
});

describe('checkAvailability and passwords', () => {
  const account = { ...PERSON, phone: '7123456780', email: 'own.mailbox.78@example.org' };
  const ask = async (password: string, said: object = account) => {
    const reply = await server
      .anonymous()
      .call('checkAvailability', { json: accountForm({ ...said, password }) });
    return [reply.status, reply.body.fields];
  };

  test.each([
    ['12345678', COMMON],
    ['aaaaaaaa', COMMON],
    ['Ramesh@1968', OWN],
    ['mohanlal12', OWN],
    ['Malgaon#2024', OWN],
    ['7123 456 780', OWN],
    ['own.mailbox.78', OWN],
  ])('checkAvailability refuses %j with the same message as register', async (password, sentence) => {
    expect(await ask(password)).toEqual([400, { password: sentence }]);
  });

  test('checkAvailability accepts another password, and the same one with another name', async () => {
    expect(await ask('a quiet river')).toEqual([200, undefined]);
    const own = { ...account, name: 'Gumnoji Mehta' };
    expect(await ask('Gumnoji@1968', own)).toEqual([400, { password: OWN }]);
    expect(await ask('Gumnoji@1968')).toEqual([200, undefined]);
  });

  test('checkAvailability does not count a weak password as a check of a phone', async () => {
    const { phone } = await buildUser();
    const client = server.anonymous();
    const json = accountForm({ phone, password: '12345678' });
    for (let time = 0; time < 12; time += 1) {
      expect((await client.call('checkAvailability', { json })).status).toBe(400);
    }
    expect((await client.call('checkAvailability', { json: accountForm() })).status).toBe(200);
  });
});

describe('accepted passwords', () => {
  // prettier-ignore
  test.each([
    'ramesh eats mangoes', 'मेरा घर नदी किनारे', 'x7Kq-93vB', 'dhanyavaad sabko', '83610274956',
    'krishna plays the flute', 'ganesh likes modak 21', 'राम को आम पसंद है', 'mango83610274956',
  ])('register accepts the password %j', async (password) => {
    const form = accountForm({ ...PERSON, phone: newPhone(), password });
    expect((await server.anonymous().call('register', { json: form })).status).toBe(201);
  });
});

test('create-profile refuses a weak password before it checks photo and phone', async () => {
  const { phone } = await buildUser();
  const form = { ...accountForm({ phone, password: 'password' }), ...biodataForm({ phone }) };
  const photo = { field: 'imageFile', bytes: Buffer.from('no picture') };
  const reply = await server.anonymous().call('createProfile', { form: await multipart(form, photo) });
  expect([reply.status, reply.body.fields]).toEqual([400, { password: COMMON }]);
});

describe('resets with weak passwords', () => {
  const ask = async ({ email }: User) => {
    const { body } = await server.anonymous().call('forgotPassword', { json: { email } });
    return { hashed: body.hashed, otp: await codeTo(email) };
  };
  const reset = async ({ email }: User, hashed: string, otp: string, password: string) => {
    const json = { password, otp };
    const { status, body } = await server
      .anonymous()
      .call('resetPassword', { params: { email, hashed }, json });
    return { status, ...body.fields };
  };

  test('reset-password refuses any number of weak passwords, and accepts another with the same code', async () => {
    const user = await buildUser();
    const { hashed, otp } = await ask(user);
    for (let time = 0; time < 6; time += 1) {
      expect(await reset(user, hashed, otp, 'password1')).toEqual({ status: 400, password: COMMON });
      expect(await reset(user, hashed, otp, `suthar${user.phone}`)).toEqual({ status: 400, password: OWN });
      expect(await reset(user, hashed, otp, 'jaishreeram')).toEqual({ status: 400, password: COMMON });
    }
    expect((await reset(user, hashed, otp, 'a quiet river')).status).toBe(200);
  });

  test('reset-password does not reveal without the code that a password contains the account’s name', async () => {
    const user = await buildUser();
    const { hashed, otp } = await ask(user);
    const wrong = otp === '000000' ? '000001' : '000000';
    const reply = await reset(user, hashed, wrong, 'suthar1234');
    expect(reply).toMatchObject({ status: 400, otp: expect.stringMatching(/wrong/) });
    expect(reply).not.toHaveProperty('password');
  });
});

test('login accepts a weak password that an account already has', async () => {
  const { phone } = await buildUser({ passwordHash: await hashPassword('12345678') });
  expect((await server.anonymous().call('login', { json: { phone, password: '12345678' } })).status).toBe(
    200,
  );
});

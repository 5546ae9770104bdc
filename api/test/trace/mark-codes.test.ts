import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { describe, expect, onTestFinished, test } from 'vitest';
import { afterMigration, migrate } from '../../src/ground/database/migrate.ts';
import { MarkCode } from '../../src/identity/accounts/models/mark-code.ts';
import { User } from '../../src/identity/accounts/models/user.ts';
import { keptCopies } from '../../src/register/photos/copies.ts';
import { tidyCopies } from '../../src/register/photos/commands/tidy-copies.ts';
import { databaseNow } from '../support/clocks.ts';
import {
  accountForm,
  buildAdmin,
  buildApproved,
  buildProfile,
  buildUsers,
  newPhone,
  PASSWORD,
} from '../support/factories.ts';
import { served } from '../support/marked-copies.ts';
import { scratchDatabase } from '../support/scratch-database.ts';
import { startServer } from '../support/test-server.ts';

const server = await startServer();

const CODE = /^[2-9A-HJKMNP-Z]{7}$/;
const codeOf = async (userId: number) => (await MarkCode.findByPk(userId, { raw: true }))?.code;

describe('codes of accounts', () => {
  test('registration gives each account its own code', async () => {
    const phones = [newPhone(), newPhone()];
    for (const phone of phones) {
      expect((await server.anonymous().call('register', { json: accountForm({ phone }) })).status).toBe(201);
    }
    const codes = await Promise.all(
      phones.map(async (phone) => codeOf((await User.findByPhone(phone))?.id ?? 0)),
    );
    for (const code of codes) expect(code).toMatch(CODE);
    expect(new Set(codes).size).toBe(2);
  });

  test('accounts that are created together each get a code', async () => {
    const fullName = `MANY ${newPhone()}`;
    await buildUsers(Array.from({ length: 30 }, () => ({ fullName })));
    const users = await User.findAll({ where: { fullName }, raw: true });
    const codes = await MarkCode.codesOf(users.map(({ id }) => id));
    expect([users.length, codes.size]).toEqual([30, 30]);
  });

  test('an account keeps its code, and a code that is taken is drawn again', async () => {
    const { id } = await buildApproved();
    const code = await codeOf(id);
    await MarkCode.give([id]);
    await MarkCode.giveMissing();
    expect(await codeOf(id)).toBe(code);
  });

  test('an account that the previous version registered gets its code when it is first needed', async () => {
    const { id } = await buildApproved();
    await MarkCode.destroy({ where: { userId: id } });
    const code = await MarkCode.of(id);
    expect(code).toMatch(CODE);
    expect(await codeOf(id)).toBe(code);
  });

  test('the migration gives all existing accounts a code', async () => {
    const { url } = await scratchDatabase();
    await migrate(url, 'up', '2026-11-22-71-shortlist');
    const connection = await createConnection(url);
    onTestFinished(() => connection.end());
    const people = Array.from({ length: 1201 }, (_, n) => `('A', 'B', 'x${n}@example.org', '${7_000_000_000 + n}', '', 'DHAN', NOW(), NOW())`);
    await connection.query(`INSERT INTO users (fullName, fatherName, email, phone, passwordHash, village, createdAt, updatedAt) VALUES ${people.join()}`);
    await migrate(url);
    const [codes] = await connection.query<RowDataPacket[]>('SELECT code FROM users JOIN mark_codes ON userId = id');
    expect(new Set(codes.map(({ code }) => String(code))).size).toBe(1201);
    for (const { code } of codes) expect(code).toMatch(CODE);
  }); // prettier-ignore
});

describe('deleted accounts', () => {
  const deleted = async () => {
    const user = await buildApproved({ fullName: 'KAMLA DEVI', village: 'MAROL' });
    const code = (await codeOf(user.id)) ?? '';
    const { photoKey } = await buildProfile({ withPhoto: true });
    const client = await server.as(user);
    await served(client, photoKey, 'card');
    const reply = await client.call('deleteUser', { params: { id: user.id }, json: { currentPassword: PASSWORD } });
    expect(reply.status).toBe(200);
    return { id: user.id, code };
  }; // prettier-ignore

  test('the code, name and village of a deleted account stay for a year', async () => {
    const { id, code } = await deleted();
    expect(await MarkCode.findByPk(id, { raw: true })).toMatchObject({
      code,
      fullName: 'KAMLA DEVI',
      village: 'MAROL',
    });
    const databaseUrl = process.env['DATABASE_URL'] ?? '';
    const now = await databaseNow();
    const ago = async (days: number) => {
      await MarkCode.update(
        { deletedAt: new Date(now - days * 24 * 3600 * 1000) },
        { where: { userId: id } },
      );
      await afterMigration({ databaseUrl, migrateDatabaseUrl: databaseUrl });
      return (await MarkCode.findByPk(id)) !== null;
    };
    expect([await ago(364), await ago(367)]).toEqual([true, false]);
  });

  test('the copies for a deleted account are deleted immediately', async () => {
    const { code } = await deleted();
    expect((await keptCopies.names()).filter((name) => name.code === code)).toEqual([]);
  });
});

describe('kept copies', () => {
  const copyFor = async () => {
    const profile = await buildProfile({ withPhoto: true });
    await served(await server.as(await buildAdmin()), profile.photoKey, 'card');
    const kept = async () =>
      (await keptCopies.names()).filter(({ photoKey }) => photoKey === profile.photoKey).length;
    expect(await kept()).toBe(1);
    return { profile, kept };
  };

  test('deleting a biodata deletes the kept copies of its photo', async () => {
    const { profile, kept } = await copyFor();
    const owner = await User.findByPk(profile.userId, { rejectOnEmpty: true });
    const client = await server.as(owner);
    expect((await client.call('deleteProfile', { params: { id: profile.id } })).status).toBe(200);
    expect(await kept()).toBe(0);
  });

  test('tidying deletes kept copies whose photo no biodata has', async () => {
    const [gone, stays] = [await copyFor(), await copyFor()];
    await gone.profile.update({ photoKey: null });
    await tidyCopies();
    expect([await gone.kept(), await stays.kept()]).toEqual([0, 1]);
  });
});

import { AsyncLocalStorage } from 'node:async_hooks';
import { biodataSchema, GENDERS } from '@pehchan/contract/biodata';
import { type Village, VILLAGES } from '@pehchan/contract/common';
import { QueryTypes, type Transaction } from 'sequelize';
import { expect, test } from 'vitest';
import { changeRole } from '../../src/features/review/commands/change-role.ts';
import { deleteBiodata } from '../../src/register/biodata/commands/delete-biodata.ts';
import { reviewUser } from '../../src/features/review/commands/review-user.ts';
import { updateBiodata } from '../../src/register/biodata/commands/update-biodata.ts';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import { inTransaction } from '../../src/ground/database/transaction.ts';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { User } from '../../src/identity/accounts/models/user.ts';
import {
  biodataForm,
  buildAdmin,
  buildApproved,
  buildProfile,
  buildUser,
  newWord,
} from '../support/factories.ts';
import { rebuildLists, TALLIES } from '../support/rebuild.ts';

const tallies = () => sequelize.query(TALLIES, { type: QueryTypes.SELECT });

async function expectCounted(): Promise<void> {
  const kept = await tallies();
  await rebuildLists();
  expect(kept).toEqual(await tallies());
}

const formOf = (round: number) =>
  biodataSchema.validateSync(
    biodataForm({
      gender: GENDERS[round % GENDERS.length],
      village: VILLAGES[round % VILLAGES.length],
      fullname: `Priya ${'abc'[round % 3]} Suthar`,
    }),
  );

test('parallel edits, deletions and reviews keep the tallies correct', async () => {
  const admin = await buildAdmin();
  const owner = await buildUser();
  const profiles = await Promise.all([buildProfile({ owner }), buildProfile({ owner })]);
  const last = await buildProfile({ owner });
  for (let round = 0; round < 40; round += 1) {
    const work = [
      ...profiles.map(({ id }, index) => updateBiodata(owner, id, formOf(round + index), undefined)),
      reviewUser(admin, owner.id, round % 2 === 0 ? 'approved' : 'rejected'),
      ...(round === 20 ? [deleteBiodata(owner, last.id)] : []),
      ...(round === 30 ? [changeRole(owner.phone, 'ADMIN')] : []),
    ];
    await Promise.all(work);
  }
  const statuses = new Set(
    (await Profile.findAll({ where: { userId: owner.id } })).map((row) => row.ownerStatus),
  );
  expect([...statuses]).toEqual([(await owner.reload()).status]);
  await expectCounted();
});

test.each<[string, (profile: Profile, owner: User) => Promise<unknown>]>([
  ['saved', (profile) => profile.update({ village: VILLAGES[1] })],
  ['deleted', (profile) => profile.destroy()],
  ['deleted with its account', (_, owner) => owner.destroy()],
])(
  'a biodata that changed after it was loaded is tallied by its current row when it is %s',
  async (_, act) => {
    const owner = await buildApproved();
    const loaded = await buildProfile({ owner, gender: 'FEMALE' });
    await Profile.update({ gender: 'MALE', village: 'DHAN' }, { where: { id: loaded.id } });
    await User.update({ status: 'rejected' }, { where: { id: owner.id } });
    await act(loaded, owner);
    await expectCounted();
  },
);

test('a bulk update tallies current rows, not those that its transaction first read', async () => {
  const owner = await buildApproved();
  const { id } = await buildProfile({ owner, gender: 'FEMALE' });
  const elsewhere = AsyncLocalStorage.snapshot();
  await inTransaction(async (transaction) => {
    await Profile.findByPk(id, { transaction });
    await elsewhere(() => Profile.update({ gender: 'MALE' }, { where: { id } }));
    await Profile.update({ ownerStatus: 'rejected' }, { where: { userId: owner.id }, transaction });
  });
  await expectCounted();
});

test('a biodata with a Hindi name can be added while the transaction of another one is open', async () => {
  const owner = await buildApproved();
  const { id: _, ...row } = (await buildProfile({ owner, fullNameHindi: 'धापू' })).get();
  const texts = () => ({ fullName: newWord(), fatherName: newWord(), city: newWord() });
  const add = (village: Village, transaction: Transaction) =>
    Profile.create({ ...row, ...texts(), village }, { transaction });
  await sequelize.transaction(async (first) => {
    await add('DHAN', first);
    await sequelize.transaction((second) => add('MAROL', second));
  });
  await expectCounted();
});

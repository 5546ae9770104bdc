import { DEMO_PASSWORD } from '@pehchan/operating';
import { sequelize } from '../../ground/database/sequelize.ts';
import { passwordMatches, User } from '../../identity/accounts/index.ts';

/** For the doctor: print the phones with the demo password. Try each hash once: it takes ten milliseconds. */
const accounts = await User.findAll({ attributes: ['phone', 'passwordHash'], order: ['id'], raw: true });
for (const [hash, same] of Map.groupBy(accounts, ({ passwordHash }) => passwordHash)) {
  if (!(await passwordMatches(hash, DEMO_PASSWORD))) continue;
  process.stdout.write(same.map(({ phone }) => `${phone}\n`).join(''));
}
await sequelize.close();

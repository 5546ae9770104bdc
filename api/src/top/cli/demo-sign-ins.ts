import { DEMO_PASSWORD } from '@pehchan/operating';
import { sequelize } from '../../ground/database/sequelize.ts';
import { passwordMatches, User } from '../../identity/accounts/index.ts';

/** Print the phones that have the demo password, for `npm run doctor`. Try each different hash only once. */
const accounts = await User.findAll({ attributes: ['phone', 'passwordHash'], order: ['id'], raw: true });
for (const [hash, same] of Map.groupBy(accounts, ({ passwordHash }) => passwordHash)) {
  if (!(await passwordMatches(hash, DEMO_PASSWORD))) continue;
  process.stdout.write(same.map(({ phone }) => `${phone}\n`).join(''));
}
await sequelize.close();

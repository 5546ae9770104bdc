import { translate } from '@pehchan/contract/messages';
import { changeRole } from '../review/index.ts';
import { sequelize } from '../database/sequelize.ts';
import { HttpError } from '../http/errors.ts';
import { User } from '../accounts/index.ts';
import { clearDemo } from './clear-demo.ts';

/**
 * `grant <phone>` makes the first administrator, or a further one; `revoke <phone>` takes the role away
 * again. `clear-demo` removes the demo community.
 */
const USAGE =
  'Usage: npm run admin -- grant|revoke <phone of a registered account>\n       npm run admin -- clear-demo [--yes]\n';

async function main(action: string | undefined, phone: string | undefined): Promise<number> {
  const isClear = action === 'clear-demo' && (phone === undefined || phone === '--yes');
  if (isClear) return clearDemo(phone === '--yes').catch((error: unknown) => fail(error));
  if ((action !== 'grant' && action !== 'revoke') || !phone || !/^\d{10}$/.test(phone)) {
    process.stderr.write(USAGE);
    return 2;
  }
  try {
    if (action === 'revoke' && (await isMember(phone))) {
      process.stderr.write(`The account with the phone ${phone} is no administrator's.\n`);
      return 1;
    }
    const user = await changeRole(phone, action === 'grant' ? 'ADMIN' : 'USER');
    process.stdout.write(
      `${user.fullName} (${phone}) is ${action === 'grant' ? 'now' : 'no longer'} an administrator.\n`,
    );
    return 0;
  } catch (error) {
    return fail(error, phone);
  }
}

const isMember = async (phone: string) => (await User.count({ where: { phone, role: 'USER' } })) > 0;

function fail(error: unknown, phone?: string): number {
  process.stderr.write(`${sentenceFor(error, phone)}\n`);
  return 1;
}

function sentenceFor(error: unknown, phone?: string): string {
  if (!(error instanceof HttpError)) {
    return 'The database can’t be reached. Is DATABASE_URL right, and has Pehchan run once?';
  }
  if (error.status === 404) return `No account has the phone ${phone}. Register it on the site first.`;
  return translate('en', error.sentence.key, error.sentence.holes);
}

process.exitCode = await main(process.argv[2], process.argv[3]);
await sequelize.close();

import { say, UserError } from '../../lib/index.ts';
import type { Settings } from '../../lib/settings.ts';
import { listVersions } from '../promotion/prune.ts';
import {
  addPublisher,
  changeRights,
  endsSoon,
  hasEnded,
  readPublishers,
  removePublisher,
  TOKEN_DAYS,
  type PublisherRights,
  type Publisher,
} from '../store/publishers.ts';
import { type Command, type CommandName, numberIn, USAGE } from './usage.ts';

export const PUBLISHER_COMMANDS = {
  async 'publisher add'({ site, options, settings, names: [remote = '', ...words] }) {
    const name = words.join(' ');
    if (options.promotes && options.checks) throw new UserError(USAGE);
    if (options.promotes) requireMail(settings);
    const duty: PublisherRights = options.checks ? 'checks' : options.promotes ? 'promotes' : 'waits';
    const days = numberIn(options.days, '--days');
    const token = await addPublisher(site, remote, name, { duty, days });
    say(
      `${token}\nThe token is shown only once and is valid for ${days ?? TOKEN_DAYS} days. Its holder sets it as RELEASE_TOKEN. ` +
        (duty === 'checks'
          ? `It can only record checks of ${remote}.`
          : `It can publish only ${remote}, ${DUTIES[duty]}.`),
    );
    if ((await listVersions(site, remote)).length > 0) return;
    say(
      `No version of ${remote} is published yet. If the name is wrong: npm run release -- publisher remove ${name}`,
    );
  },
  async 'publisher promotes'({ site, settings, names }) {
    requireMail(settings);
    await changeRights(site, names.join(' '), 'promotes');
    say(`${names.join(' ')} can serve checked versions without approval. You get a mail about each.`);
  },
  async 'publisher waits'({ site, names }) {
    await changeRights(site, names.join(' '), 'waits');
    say(`Promotions by ${names.join(' ')} wait for your approval.`);
  },
  async 'publisher remove'({ site, names }) {
    await removePublisher(site, names.join(' '));
    say(`${names.join(' ')} can no longer publish.`);
  },
  async 'publisher list'({ site }) {
    const publishers = await readPublishers(site);
    for (const publisher of publishers) say(publisherLine(publisher));
    if (publishers.length === 0) say('There are no publishers.');
  },
} satisfies Partial<Record<CommandName, Command>>;

const DUTIES: Readonly<Record<PublisherRights, string>> = {
  waits: 'with your approval',
  promotes: 'without approval',
  checks: 'only checks',
};

function publisherLine(publisher: Publisher): string {
  const { name, remote, since, until, duty } = publisher;
  const end = hasEnded(publisher) ? 'ended' : endsSoon(publisher) ? 'ENDS SOON,' : 'ends';
  return `${name}: ${remote}, ${DUTIES[duty]}, since ${since.slice(0, 10)}, ${end} ${until.slice(0, 10)}`;
}

function requireMail({ operatorEmail, smtpUrl }: Settings): void {
  if (operatorEmail && smtpUrl) return;
  throw new UserError(
    'You must get a mail about each promotion without approval. First set OPERATOR_EMAIL and SMTP_URL in .env.',
  );
}

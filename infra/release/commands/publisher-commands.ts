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
    if (options.promotes) refuseUnheard(settings);
    const duty: PublisherRights = options.checks ? 'checks' : options.promotes ? 'promotes' : 'waits';
    const days = numberIn(options.days, '--days');
    const token = await addPublisher(site, remote, name, { duty, days });
    say(
      `${token}\nThis is said once, and is worth something for ${days ?? TOKEN_DAYS} days. Its holder keeps it as RELEASE_TOKEN; it ` +
        (duty === 'checks'
          ? `notes what was tried of ${remote}, and nothing else.`
          : `ships ${remote} and nothing else, ${DUTIES[duty]}.`),
    );
    if ((await listVersions(site, remote)).length > 0) return;
    say(
      `Nothing of ${remote} is published yet. If that isn't its name: npm run release -- publisher remove ${name}`,
    );
  },
  async 'publisher promotes'({ site, settings, names }) {
    refuseUnheard(settings);
    await changeRights(site, names.join(' '), 'promotes');
    say(`${names.join(' ')} serves by itself what was checked; you get a mail of each.`);
  },
  async 'publisher waits'({ site, names }) {
    await changeRights(site, names.join(' '), 'waits');
    say(`What ${names.join(' ')} promotes waits for your yes.`);
  },
  async 'publisher remove'({ site, names }) {
    await removePublisher(site, names.join(' '));
    say(`${names.join(' ')} can publish no more.`);
  },
  async 'publisher list'({ site }) {
    const publishers = await readPublishers(site);
    for (const publisher of publishers) say(publisherLine(publisher));
    if (publishers.length === 0) say('Nobody publishes over the network.');
  },
} satisfies Partial<Record<CommandName, Command>>;

const DUTIES: Readonly<Record<PublisherRights, string>> = {
  waits: 'and waits for your yes',
  promotes: 'and serves it by itself',
  checks: 'notes checks',
};

function publisherLine(publisher: Publisher): string {
  const { name, remote, since, until, duty } = publisher;
  const end = hasEnded(publisher) ? 'ended' : endsSoon(publisher) ? 'ENDS SOON,' : 'ends';
  return `${name}: ${remote}, ${DUTIES[duty]}, since ${since.slice(0, 10)}, ${end} ${until.slice(0, 10)}`;
}

/** The operator gets a mail about each promotion without approval, so an address must be set. */
function refuseUnheard({ operatorEmail, smtpUrl }: Settings): void {
  if (operatorEmail && smtpUrl) return;
  throw new UserError(
    'You get a mail of what a publisher serves by itself: set OPERATOR_EMAIL and SMTP_URL in .env first.',
  );
}

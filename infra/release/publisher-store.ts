import { UserError } from '../lib/index.ts';
import { changeLines } from './changes.ts';
import { removePending, writePending } from './pending.ts';
import type { Publisher } from './publishers.ts';
import { directoryStore, type ReleaseStore, type Requested } from './release-store.ts';
import type { Site } from './site.ts';

/** Said to whoever runs the site, who isn't there while it happens; done when it can't be lost any more. */
export type TellOperator = ((subject: string, lines: readonly string[]) => Promise<void>) & {
  /** Nobody gets a mail of it. */
  readonly isUnheard?: boolean;
};

const NO_CHECKS =
  'Checks count from whoever tries versions for the operator, and not from the team itself. For that one: npm run release -- publisher add <remote> <name> --checks';
const ONLY_CHECKS = 'This token notes checks, and publishes nothing.';

/** What was taken back or switched off may have been so by the operator, for a reason. */
const NOT_FORTH = (command: string) =>
  `This token waits for the operator’s yes: it goes one version back and switches off. What comes back is theirs to say: npm run release -- ${command}`;

const because = (reason: string | undefined) => (reason ? [`Why: ${reason}`, ''] : []);

/** What a publisher may do with its remote over the network, of what can be done on the directory. */
export function publisherStore(
  site: Site,
  { name, duty }: Publisher,
  gateway: string | undefined,
  tell: TellOperator,
): ReleaseStore {
  const store = directoryStore(site, name, gateway);
  if (duty === 'checks') {
    const refuse = () => Promise.reject(new UserError(ONLY_CHECKS, 403));
    return {
      ...store,
      publish: refuse,
      promote: refuse,
      rollback: refuse,
      setEnabled: refuse,
      prune: refuse,
    };
  }
  // What nobody hears of isn't done without a yes.
  const promotes = duty === 'promotes' && !tell.isUnheard;
  return {
    ...store,
    async promote(remote, version, why = {}): Promise<Requested> {
      // Without having been tried it is served by nobody's word but the operator's.
      if (promotes && !why.unchecked) {
        const target = { remote, version: version ?? (await store.lastPublished(remote)) };
        const lines = await changeLines(site, target);
        const served = await store.promote(remote, target.version, why);
        await removePending(site, target);
        await tell(`${name} serves ${remote} ${target.version}`, [
          ...lines,
          '',
          `To go back: npm run release -- rollback ${remote}`,
        ]);
        return served;
      }
      const target = await store.tryPromotion(remote, version, why);
      await writePending(site, { ...target, by: name, at: new Date().toISOString(), ...why });
      await tell(`${name} asks for a yes to ${remote} ${target.version}`, [
        ...(await changeLines(site, target)),
        '',
        `To serve it: npm run release -- approve ${remote} ${target.version}`,
      ]);
      return { ...target, waits: true };
    },
    async rollback(remote, version, reason) {
      if (!promotes && version !== undefined) {
        throw new UserError(NOT_FORTH(`rollback ${remote} ${version}`), 403);
      }
      const served = await store.rollback(remote, version, reason);
      await tell(`${name} goes back to ${remote} ${served.version}`, [
        ...because(reason),
        `To undo it: npm run release -- promote ${remote} ${served.from ?? served.version}`,
      ]);
      return served;
    },
    async setEnabled(remote, enabled, reason) {
      if (!promotes && enabled) throw new UserError(NOT_FORTH(`enable ${remote}`), 403);
      const served = await store.setEnabled(remote, enabled, reason);
      const [done, undo] = enabled ? ['on', 'disable'] : ['off', 'enable'];
      await tell(`${name} switches ${remote} ${done}`, [
        ...because(reason),
        `To undo it: npm run release -- ${undo} ${remote}`,
      ]);
      return served;
    },
    recordCheck: () => Promise.reject(new UserError(NO_CHECKS, 403)),
    refuseUncounted: () => Promise.reject(new UserError(NO_CHECKS, 403)),
  };
}

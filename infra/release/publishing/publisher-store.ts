import { UserError } from '../../lib/index.ts';
import { pruneUnserved } from '../promotion/prune.ts';
import { directoryStore, type ReleaseStore, type Requested } from '../promotion/release-store.ts';
import { type Pending, removePending, writePending } from '../store/pending.ts';
import type { Publisher } from '../store/publishers.ts';
import type { Published, Site } from '../store/site.ts';
import { changeLines } from './changes.ts';

/** Notify the operator. Resolves once the mail is stored for sending. */
export type NotifyOperator = ((subject: string, lines: readonly string[]) => Promise<void>) & {
  readonly sendsNoMail?: boolean;
};

const NO_CHECKS =
  'A remote team cannot record checks of its own versions. The operator can give a tester a token for it: npm run release -- publisher add <remote> <name> --checks';
const ONLY_CHECKS = 'This token can only record checks.';

/** Refusal to serve a version again: the operator may have rolled it back or switched it off. */
const NOT_FORTH = (command: string) =>
  `This token can only roll back to the previous version and switch off its newest one. Only the operator can do this: npm run release -- ${command}`;

const because = (reason: string | undefined) => (reason ? [`Why: ${reason}`, ''] : []);

export function publisherStore(
  site: Site,
  { name, duty }: Publisher,
  gateway: string | undefined,
  notify: NotifyOperator,
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
  // A promotion needs approval if the site cannot mail the operator about it.
  const promotes = duty === 'promotes' && !notify.sendsNoMail;
  const servedOf = async (remote: string) => {
    const versions = await store.list(remote);
    const served = versions.find(({ isServed }) => isServed);
    if (!served) throw new UserError(`${remote} isn't served.`);
    const own = versions.filter(({ publishedBy }) => publishedBy === name);
    const isNewest =
      own.includes(served) && own.every(({ publishedAt }) => publishedAt <= served.publishedAt);
    return { target: { remote, version: served.version }, isNewest };
  };
  const requestApproval = async (target: Published, request: Partial<Pending>, lines: readonly string[]) => {
    await writePending(site, { ...target, by: name, at: new Date().toISOString(), ...request });
    const { remote, version } = target;
    const [what, done] = request.off
      ? [`to switch ${remote} off`, 'switch it off']
      : [`of ${remote} ${version}`, 'serve it'];
    await notify(`${name} requests approval ${what}`, [
      ...lines,
      `To ${done}: npm run release -- approve ${remote} ${version}`,
    ]);
    return { ...target, waits: true } as const;
  };
  return {
    ...store,
    async publish(bundle) {
      const published = await store.publish(bundle);
      await pruneUnserved(site, published.remote, name);
      return published;
    },
    async promote(remote, version, why = {}): Promise<Requested> {
      // Only the operator can approve a version without a check in a browser.
      if (promotes && !why.unchecked) {
        const target = { remote, version: version ?? (await store.lastPublished(remote)) };
        const lines = await changeLines(site, target);
        const served = await store.promote(remote, target.version, why);
        await removePending(site, target);
        await notify(`${name} serves ${remote} ${target.version}`, [
          ...lines,
          '',
          `To go back: npm run release -- rollback ${remote}`,
        ]);
        return served;
      }
      const target = await store.tryPromotion(remote, version, why);
      return requestApproval(target, why, [...(await changeLines(site, target)), '']);
    },
    async rollback(remote, version, reason) {
      if (!promotes && version !== undefined) {
        throw new UserError(NOT_FORTH(`rollback ${remote} ${version}`), 403);
      }
      const served = await store.rollback(remote, version, reason);
      await notify(`${name} rolls back to ${remote} ${served.version}`, [
        ...because(reason),
        `To undo it: npm run release -- promote ${remote} ${served.from ?? served.version}`,
      ]);
      return served;
    },
    async setEnabled(remote, enabled, reason): Promise<Requested> {
      if (!promotes && enabled) throw new UserError(NOT_FORTH(`enable ${remote}`), 403);
      const { target, isNewest } = await servedOf(remote);
      // A stolen token must not switch off a version that families already use.
      if (!promotes && !isNewest) {
        return requestApproval(target, { off: true, reason }, because(reason));
      }
      const served = await store.setEnabled(remote, enabled, reason);
      const [done, undo] = enabled ? ['on', 'disable'] : ['off', 'enable'];
      await notify(`${name} switches ${remote} ${done}`, [
        ...because(reason),
        `To undo it: npm run release -- ${undo} ${remote}`,
      ]);
      return served;
    },
    recordCheck: () => Promise.reject(new UserError(NO_CHECKS, 403)),
    requireCheckRight: () => Promise.reject(new UserError(NO_CHECKS, 403)),
  };
}

import { ConflictError, messageOf, UserError } from '../../lib/index.ts';
import { encodeBundle } from '../build/bundle.ts';
import type { ReleaseStore } from '../promotion/release-store.ts';

const WITHIN = 120_000;

export function httpStore(site: string, token: string): ReleaseStore {
  const call = async <T>(remote: string | undefined, action: string, body?: string): Promise<T> => {
    const own = remoteIn(token);
    const answer = await fetch(`${site.replace(/\/$/, '')}/publishing/${remote ?? own}/${action}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body,
      signal: AbortSignal.timeout(WITHIN),
    }).catch((error: unknown) => {
      throw new UserError(`${site} can't be reached: ${messageOf(error)}`);
    });
    const reply = (await answer.json().catch(() => ({}))) as T & { message?: string };
    if (answer.ok) return reply;
    const message = `${site} refused (${answer.status}): ${reply.message ?? 'it gave no reason'}`;
    throw answer.status === 409 ? new ConflictError(message) : new UserError(message, answer.status);
  };
  const send = <T>(remote: string, action: string, body: object) =>
    call<T>(remote, action, JSON.stringify(body));
  return {
    publish: (bundle) => call(bundle.config.name, 'versions', encodeBundle(bundle)),
    promote: (remote, version, why) => send(remote, 'promote', { version, ...why }),
    rollback: (remote, version, reason) => send(remote, 'rollback', { version, reason }),
    setEnabled: (remote, enabled, reason) => send(remote, enabled ? 'enable' : 'disable', { reason }),
    list: (remote) => call(remote, 'versions'),
    history: (remote) => call(remote, 'history'),
    prune: () => Promise.reject(new UserError('Only the operator can prune, on the site’s own machine.')),
    // Leave out checks of other remotes: the token gives no right to record them.
    recordCheck: async ({ remote, ...check }) => {
      if (remote !== remoteIn(token)) return;
      await send(remote, 'checks', check);
    },
    // Ignore 404: a site of the previous release lacks `GET checks`. It rejects the first `POST checks`.
    requireCheckRight: () =>
      call<void>(undefined, 'checks').catch((error: unknown) => {
        if (!(error instanceof UserError) || error.status !== 404) throw error;
      }),
    snapshot: (also) =>
      call(also?.remote, `snapshot${also ? `?${new URLSearchParams({ version: also.version })}` : ''}`),
  };
}

function remoteIn(token: string): string {
  const remote = /^pehchan_([a-z]+)_/.exec(token)?.[1];
  if (!remote) {
    throw new UserError(
      'RELEASE_TOKEN is not a token of a publisher. The operator creates one: npm run release -- publisher add <remote> <name>',
    );
  }
  return remote;
}

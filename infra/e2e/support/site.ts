import { createHash } from 'node:crypto';
import type { ReleaseDocument, ReleasedRemote } from '@pehchan/contract/release';
import type { Page } from '@playwright/test';

type Change = (remote: ReleasedRemote) => Partial<ReleasedRemote>;

/** Lets this page read another release than the one that is served: the same, with one remote changed. */
export async function changeRelease(page: Page, name: string, change: Change): Promise<void> {
  await page.route('**/releases/current.json', async (route) => {
    const answer = await route.fetch();
    const release = (await answer.json()) as ReleaseDocument;
    const remote = release.remotes[name];
    if (!remote) throw new Error(`The release has no ${name}.`);
    Object.assign(remote, change(remote));
    await route.fulfill({ response: answer, json: release });
  });
}

/** Puts this script in the place of a remote's entry, promoted with its own hash as if its team had published it. */
export async function replaceEntry(page: Page, name: string, script: string): Promise<void> {
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  await changeRelease(page, name, () => ({ integrity }));
  await page.route(entryOf(name), (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
}

export const entryOf = (name: string) => `**/remotes/${name}/**/remoteEntry.js`;

import type { ReleaseDocument, ReleasedRemote } from '@pehchan/release/document';

const KEY = 'pehchan.remote.overrides';
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1):\d+\/$/;

/**
 * Load a remote from a development server in this tab: `?remote.member=http://localhost:4001/`.
 * A link that selects code could run any code. So only development builds contain this module, and it
 * accepts only addresses of this machine. The shell still checks the remote's version ranges.
 */
export async function withOverrides(release: ReleaseDocument): Promise<ReleaseDocument> {
  const overrides = { ...remembered(), ...fromAddress() };
  sessionStorage.setItem(KEY, JSON.stringify(overrides));
  const remotes = { ...release.remotes };
  for (const [name, base] of Object.entries(overrides)) {
    if (!LOCAL.test(base)) continue;
    const [described, manifest] = await Promise.all([
      readJson<ReleasedRemote>(`${base}remote.json`),
      readJson<ReleasedRemote['manifest']>(`${base}mf-manifest.json`),
    ]);
    if (described.name !== name) throw new Error(`${base} is ${described.name}, not ${name}`);
    remotes[name] = {
      ...described,
      base,
      integrity: '',
      version: `${described.version}, from ${base}`,
      manifest,
    };
  }
  return { ...release, remotes };
}

async function readJson<T>(address: string): Promise<T> {
  return (await (await fetch(address)).json()) as T;
}

function remembered(): Record<string, string> {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, string>;
}

function fromAddress(): Record<string, string> {
  return Object.fromEntries(
    [...new URLSearchParams(window.location.search)]
      .filter(([name]) => name.startsWith('remote.'))
      .map(([name, base]) => [name.slice('remote.'.length), base]),
  );
}

import type { ReleaseDocument } from '@pehchan/contract/release';

const KEY = 'pehchan.remote.overrides';
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1):\d+\/$/;

/**
 * Points a remote at somebody's development server: `?remote.member=http://localhost:4001/`, kept for the tab's life;
 * `?remote.member=` takes it back. Running code from an address in a link is arbitrary execution, so this module is compiled
 * into development builds only and takes nothing but this machine's own addresses. Every gate still applies.
 */
export async function withOverrides(release: ReleaseDocument): Promise<ReleaseDocument> {
  const overrides = { ...remembered(), ...asked() };
  sessionStorage.setItem(KEY, JSON.stringify(overrides));
  const remotes = { ...release.remotes };
  for (const [name, base] of Object.entries(overrides)) {
    const remote = remotes[name];
    if (!remote || !LOCAL.test(base)) continue;
    const manifest = (await (await fetch(`${base}mf-manifest.json`)).json()) as Record<string, unknown>;
    remotes[name] = { ...remote, base, integrity: '', version: `${remote.version}, from ${base}`, manifest };
  }
  return { ...release, remotes };
}

function remembered(): Record<string, string> {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, string>;
}

function asked(): Record<string, string> {
  return Object.fromEntries(
    [...new URLSearchParams(window.location.search)]
      .filter(([name]) => name.startsWith('remote.'))
      .map(([name, base]) => [name.slice('remote.'.length), base]),
  );
}

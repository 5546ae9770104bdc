import type { ReleaseDocument } from '@pehchan/contract/release';

const RELEASE = '/releases/current.json';
const BUDGET_MS = 8000;

const NOTHING: ReleaseDocument = { schema: 1, id: 'none', createdAt: '', previousId: null, remotes: {} };

/**
 * The release this tab works with, read once and kept for the tab's life: a remote is never swapped under somebody's form.
 * What it says was validated before it was promoted. Without one, the shell still stands, without remotes.
 */
export async function readRelease(): Promise<ReleaseDocument> {
  try {
    const answer = await fetch(RELEASE, { signal: AbortSignal.timeout(BUDGET_MS) });
    if (!answer.ok) return NOTHING;
    const release = (await answer.json()) as ReleaseDocument;
    if (release.schema !== 1) return NOTHING;
    if (process.env.NODE_ENV === 'production') return release;
    const { withOverrides } = await import('./overrides.dev.ts');
    return withOverrides(release);
  } catch {
    return NOTHING;
  }
}

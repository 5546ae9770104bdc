import type { ReleaseDocument } from '@pehchan/release/document';
import { upToDate, type ReleaseBefore } from '@pehchan/release/up-to-date';
import type { Report } from '../errors/error-reporter.ts';
import { timeLimit } from './time-limit.ts';

const RELEASE_ADDRESS = '/releases/current.json';
const BUDGET_MS = 8000;
const BUDGET_OF_ID_MS = 5000;

export const NO_RELEASE = 'none';

const NOTHING: ReleaseDocument = { schema: 2, id: NO_RELEASE, createdAt: '', previousId: null, remotes: {} };

export const RELEASE_CODE = 'RELEASE';

/** Read the release once: no remote is replaced while a form is open. On failure, return no remotes. */
export async function readRelease(report: Report): Promise<ReleaseDocument> {
  const nothing = (why: string) => {
    report({ kind: 'remote', message: `the release: ${why}`, code: RELEASE_CODE, part: 'shell' });
    return NOTHING;
  };
  try {
    const answer = await fetch(RELEASE_ADDRESS, { signal: timeLimit(BUDGET_MS) });
    if (!answer.ok) return nothing(`answered ${answer.status}`);
    const release = upToDate((await answer.json()) as ReleaseDocument | ReleaseBefore);
    if (release.schema !== 2) {
      return nothing(`is of schema ${String((release as { schema: unknown }).schema)}`);
    }
    if (process.env.NODE_ENV === 'production') return release;
    const { withOverrides } = await import('./overrides.dev.ts');
    return withOverrides(release);
  } catch (error) {
    return nothing(error instanceof Error ? error.message : String(error));
  }
}

export async function fetchServedId(): Promise<string | undefined> {
  try {
    const answer = await fetch(RELEASE_ADDRESS, { signal: timeLimit(BUDGET_OF_ID_MS) });
    return answer.ok ? ((await answer.json()) as ReleaseDocument).id : undefined;
  } catch {
    return undefined;
  }
}

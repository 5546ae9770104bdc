import type { ReleaseDocument } from '@pehchan/release/document';
import { integrityOfBytes, refuseIfAny } from '../../lib/index.ts';
import { type Description, NOT_FETCHED } from '../store/published.ts';

const WITHIN = 5000;

async function servesSite(gateway: string, current: ReleaseDocument | undefined): Promise<boolean> {
  try {
    const answer = await fetch(`${gateway}/releases/current.json`, { signal: AbortSignal.timeout(WITHIN) });
    return answer.ok && ((await answer.json()) as ReleaseDocument).id === current?.id;
  } catch {
    return false;
  }
}

/** Fetch each file through the gateway and compare its hash, if the gateway is up and serves this site. */
export async function refuseUnreachable(
  gateway: string,
  current: ReleaseDocument | undefined,
  { released, files }: Description,
): Promise<void> {
  if (!(await servesSite(gateway, current))) return;
  const problems = await Promise.all(
    Object.entries(files)
      .filter(([name]) => !NOT_FETCHED.test(name))
      .map(async ([name, integrity]) => {
        const answer = await fetch(gateway + released.base + name, { signal: AbortSignal.timeout(WITHIN) });
        if (!answer.ok) return `${name} returns ${answer.status}.`;
        return integrityOfBytes(await answer.bytes()) === integrity
          ? []
          : `${name} differs from the published file.`;
      }),
  );
  refuseIfAny(`${released.name} ${released.version} can't be fetched through ${gateway}`, problems.flat());
}

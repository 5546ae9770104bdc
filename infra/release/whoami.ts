import { userInfo } from 'node:os';
import type { Settings } from '../lib/settings.ts';

/** Who the history says it was. */
export function whoami({ releaseBy }: Settings): string {
  return releaseBy ?? userInfo().username;
}

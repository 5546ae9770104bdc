import { userInfo } from 'node:os';
import type { Settings } from '../lib/settings.ts';

export function whoami({ releaseBy }: Settings): string {
  return releaseBy ?? userInfo().username;
}

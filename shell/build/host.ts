import { API_VERSION } from '@pehchan/contract/version';
import { iconPaths } from '@pehchan/kit/icons';
import { paths } from '@pehchan/kit/paths';
import { KIT_VERSION } from '@pehchan/kit/version';
import { OWN_PATHS } from '../src/app/own-paths.ts';

/**
 * What this build lends, as data for whoever releases remotes to it: their ranges, paths and icons are held
 * against it.
 */
export function hostJson(): string {
  return JSON.stringify({
    kit: KIT_VERSION,
    api: API_VERSION,
    icons: Object.keys(iconPaths),
    paths: OWN_PATHS.map((name) => paths[name]),
  });
}

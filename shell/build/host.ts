import { API_VERSION } from '@pehchan/contract/version';
import { iconPaths } from '@pehchan/kit/icons';
import { paths } from '@pehchan/kit/paths';
import { KIT_VERSION } from '@pehchan/kit/version';
import { OWN_PATHS } from '../src/app/own-paths.ts';

/** Describe this shell as JSON: a release is checked against the shell's versions, paths and icons. */
export function hostJson(): string {
  return JSON.stringify({
    kit: KIT_VERSION,
    api: API_VERSION,
    icons: Object.keys(iconPaths),
    paths: OWN_PATHS.map((name) => paths[name]),
  });
}

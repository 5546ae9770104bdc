import type { SessionUser } from '@pehchan/contract/accounts';
import type { Label } from '@pehchan/contract/messages';
import { paths, sentencesOf } from '@pehchan/kit';
import type { ReleaseDocument } from '@pehchan/release/document';
import { texts } from '../texts/index.ts';
import { menuEntries } from './menu-entries.ts';

export type MainWay = { id: string; to: string; icon: string; label: Label };

const labelOf = sentencesOf(texts);
const HOME: MainWay = { id: 'home', to: paths.home, icon: 'home', label: labelOf('layout.home') };
const HELP: MainWay = { id: 'help', to: paths.help, icon: 'help', label: labelOf('layout.help') };

/** Maximum number of links in a phone's bottom bar: more do not fit side by side. */
export const MOST = 4;

export function mainWays(release: ReleaseDocument, user: SessionUser): MainWay[] {
  const brought = menuEntries(release, user).flatMap(({ id, to, icon, bar }) =>
    bar ? [{ id, to, icon, label: bar }] : [],
  );
  return [HOME, ...brought, ...(user.can.administer ? [] : [HELP])].slice(0, MOST);
}

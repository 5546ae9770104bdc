import type { Profile } from '@pehchan/contract/biodata';
import { to, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { nameOf } from '@pehchan/kit/biodata';
import { Actions, ButtonLink, Icon } from '@pehchan/kit/ui';
import { toSheet } from '../../own-paths.ts';
import { texts } from '../../texts/index.ts';
import { type Chosen, ListingButtons } from './listing-buttons.tsx';
import { EditLink, LedgerLink } from './own-links.tsx';

type Props = {
  profile: Profile;
  unread: number;
  onChosen: (chosen: Chosen) => void;
};

/** Labels contain the candidate's name, because each biodata in the list has the same buttons. */
export function HomeActions({ profile, unread, onChosen }: Props) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const name = nameOf(profile, useLanguage());
  return (
    <Actions>
      <ButtonLink to={to.profile(profile.id)} aria-label={`${tKit('action.view')}: ${name}`}>
        <Icon name="eye" /> {tKit('action.view')}
      </ButtonLink>
      <ButtonLink to={toSheet(profile.id)} aria-label={`${t('sheet.link')}: ${name}`}>
        <Icon name="download" /> {t('sheet.link')}
      </ButtonLink>
      <EditLink profile={profile} />
      <LedgerLink profile={profile} unread={unread} />
      <ListingButtons profile={profile} onChosen={onChosen} />
    </Actions>
  );
}

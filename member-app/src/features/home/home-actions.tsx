import { nameOf, type Profile } from '@pehchan/contract/biodata';
import { to, useKitTranslation, useLanguage } from '@pehchan/kit';
import { Actions, ButtonLink, Icon } from '@pehchan/kit/ui';
import { type Chosen, ListingButtons } from './listing-buttons.tsx';

/**
 * What the owner may do with a biodata; deleting it is in the edit screen. Names say whose, since several
 * rows have the same buttons.
 */
export function HomeActions({ profile, onChosen }: { profile: Profile; onChosen: (chosen: Chosen) => void }) {
  const tKit = useKitTranslation();
  const name = nameOf(profile, useLanguage());
  const named = (action: 'action.view' | 'action.edit') => `${tKit(action)}: ${name}`;
  return (
    <Actions>
      <ButtonLink to={to.profile(profile.id)} aria-label={named('action.view')}>
        <Icon name="eye" /> {tKit('action.view')}
      </ButtonLink>
      <ButtonLink to={to.editProfile(profile.id)} aria-label={named('action.edit')}>
        <Icon name="edit" /> {tKit('action.edit')}
      </ButtonLink>
      <ListingButtons profile={profile} onChosen={onChosen} />
    </Actions>
  );
}

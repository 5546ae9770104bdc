import type { FoundProfile } from '@pehchan/contract/biodata';
import { to, useKitTranslation } from '@pehchan/kit';
import { Actions, ButtonLink, Icon, useIsWide } from '@pehchan/kit/ui';
import { CallButton } from '../../components/family-phone/call-button.tsx';

/** Opens the biodata; on a phone the family can be called at once. */
export function SearchActions({ profile }: { profile: FoundProfile }) {
  const tKit = useKitTranslation();
  const isWide = useIsWide();
  return (
    <Actions>
      <ButtonLink to={to.profile(profile.id)} aria-label={`${tKit('action.view')}: ${profile.fullname}`}>
        <Icon name="eye" /> {tKit('action.view')}
      </ButtonLink>
      {!isWide && <CallButton profile={profile} />}
    </Actions>
  );
}

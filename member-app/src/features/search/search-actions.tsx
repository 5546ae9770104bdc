import type { FoundProfile } from '@pehchan/contract/biodata';
import { to, useText } from '@pehchan/kit';
import { Actions, ButtonLink, Icon, useIsWide } from '@pehchan/kit/ui';
import { CallButton } from '../../components/family-phone/call-button.tsx';

/** Opens the biodata; on a phone the family can be called at once. */
export function SearchActions({ profile }: { profile: FoundProfile }) {
  const text = useText();
  const isWide = useIsWide();
  return (
    <Actions>
      <ButtonLink to={to.profile(profile.id)} aria-label={`${text('action.view')}: ${profile.fullname}`}>
        <Icon name="eye" /> {text('action.view')}
      </ButtonLink>
      {!isWide && <CallButton profile={profile} />}
    </Actions>
  );
}

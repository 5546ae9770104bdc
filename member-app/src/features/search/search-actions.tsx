import type { Profile } from '@pehchan/contract/biodata';
import { to, useText } from '@pehchan/kit';
import { Actions, ButtonLink, Icon, useIsWide } from '@pehchan/kit/ui';

/** Opens the biodata; on a phone the family can be called at once. */
export function SearchActions({ profile }: { profile: Profile }) {
  const text = useText();
  const isWide = useIsWide();
  const named = (action: 'action.view' | 'action.call') => `${text(action)}: ${profile.fullname}`;
  return (
    <Actions>
      <ButtonLink to={to.profile(profile.id)} aria-label={named('action.view')}>
        <Icon name="eye" /> {text('action.view')}
      </ButtonLink>
      {!isWide && (
        <ButtonLink to={`tel:${profile.phone}`} type="primary" aria-label={named('action.call')}>
          <Icon name="phone" /> {text('action.call')}
        </ButtonLink>
      )}
    </Actions>
  );
}

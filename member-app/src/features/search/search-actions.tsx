import type { Profile } from '@pehchan/contract/biodata';
import { to, useText } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { Icon, useIsWide } from '@pehchan/kit/ui';

/** Opens the biodata; on a phone the family can be called at once. */
export function SearchActions({ profile }: { profile: Profile }) {
  const text = useText();
  const isWide = useIsWide();
  const named = (action: 'action.view' | 'action.call') => `${text(action)}: ${profile.fullname}`;
  return (
    <span className="row-actions">
      <Link to={to.profile(profile.id)} className="button" aria-label={named('action.view')}>
        <Icon name="eye" /> {text('action.view')}
      </Link>
      {!isWide && (
        <a href={`tel:${profile.phone}`} className="button button-primary" aria-label={named('action.call')}>
          <Icon name="phone" /> {text('action.call')}
        </a>
      )}
    </span>
  );
}

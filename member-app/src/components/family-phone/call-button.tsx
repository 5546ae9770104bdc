import type { FoundProfile } from '@pehchan/contract/biodata';
import { useText } from '@pehchan/kit';
import { Button, ButtonLink, Icon } from '@pehchan/kit/ui';
import { useReveal } from './use-reveal.ts';

/** Calls the family from its card: a number that wasn't taken yet is asked for first. */
export function CallButton({ profile }: { profile: FoundProfile }) {
  const text = useText();
  const { reveal, isLoading, isRevealed, callRef } = useReveal(profile);
  const { phone, fullname } = profile;
  const name = `${text('action.call')}: ${fullname}`;
  if (phone === null) {
    return (
      <Button
        type="primary"
        icon={<Icon name="phone" />}
        loading={isLoading}
        aria-label={name}
        onClick={() => void reveal('call')}
      >
        {text('action.call')}
      </Button>
    );
  }
  return (
    <ButtonLink ref={callRef} to={`tel:${phone}`} type="primary" aria-label={`${name}, ${phone}`}>
      <Icon name="phone" /> {isRevealed ? phone : text('action.call')}
    </ButtonLink>
  );
}

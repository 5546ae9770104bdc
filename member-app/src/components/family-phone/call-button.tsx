import type { FoundProfile } from '@pehchan/contract/biodata';
import { useKitTranslation } from '@pehchan/kit';
import { Button, ButtonLink, Icon } from '@pehchan/kit/ui';
import { useReveal } from './use-reveal.ts';

/** Calls the family from its card: a number that wasn't taken yet is asked for first. */
export function CallButton({ profile }: { profile: FoundProfile }) {
  const tKit = useKitTranslation();
  const { reveal, isLoading, isRevealed, callRef } = useReveal(profile);
  const { phone, fullname } = profile;
  const name = `${tKit('action.call')}: ${fullname}`;
  if (phone === null) {
    return (
      <Button
        type="primary"
        icon={<Icon name="phone" />}
        loading={isLoading}
        aria-label={name}
        onClick={() => void reveal('call')}
      >
        {tKit('action.call')}
      </Button>
    );
  }
  return (
    <ButtonLink ref={callRef} to={`tel:${phone}`} type="primary" aria-label={`${name}, ${phone}`}>
      <Icon name="phone" /> {isRevealed ? phone : tKit('action.call')}
    </ButtonLink>
  );
}

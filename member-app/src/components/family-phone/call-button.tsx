import type { FoundProfile } from '@pehchan/contract/biodata';
import { useKitTranslation, useLanguage } from '@pehchan/kit';
import { nameOf } from '@pehchan/kit/biodata';
import { Button, ButtonLink, Icon } from '@pehchan/kit/ui';
import { useReveal } from './use-reveal.ts';

export function CallButton({ profile }: { profile: FoundProfile }) {
  const tKit = useKitTranslation();
  const { reveal, isLoading, isRevealed, callRef } = useReveal(profile);
  const { phone } = profile;
  const name = `${tKit('action.call')}: ${nameOf(profile, useLanguage())}`;
  if (phone === null) {
    return (
      <Button
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
    <ButtonLink ref={callRef} to={`tel:${phone}`} aria-label={`${name}, ${phone}`}>
      <Icon name="phone" /> {isRevealed ? phone : tKit('action.call')}
    </ButtonLink>
  );
}

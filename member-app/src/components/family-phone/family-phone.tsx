import type { ViewedProfile } from '@pehchan/contract/biodata';
import { useSignedInUser, useText, useTexts } from '@pehchan/kit';
import { Actions, Button, ButtonLink, Icon } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import { useReveal } from './use-reveal.ts';

/** Reaches the family by a call or a message; a number that wasn't taken yet is asked for first. */
export function FamilyPhone({ profile }: { profile: ViewedProfile }) {
  const text = useText();
  const own = useTexts(texts);
  const me = useSignedInUser();
  const { reveal, isLoading, callRef, whatsappRef } = useReveal(profile);
  const { phone } = profile;
  if (phone === null) {
    return (
      <Actions>
        <Button
          type="primary"
          icon={<Icon name="phone" />}
          loading={isLoading}
          onClick={() => void reveal('call')}
        >
          {text('action.call')}
        </Button>
        <Button disabled={isLoading} onClick={() => void reveal('whatsapp')}>
          {own('phone.whatsapp')}
        </Button>
      </Actions>
    );
  }
  const greeting = own('phone.greeting', { name: me.name, village: text(`village.${me.village}`) });
  return (
    <Actions>
      <ButtonLink ref={callRef} to={`tel:${phone}`} type="primary">
        <Icon name="phone" /> {phone}
      </ButtonLink>
      <ButtonLink ref={whatsappRef} to={`https://wa.me/91${phone}?text=${encodeURIComponent(greeting)}`}>
        {own('phone.whatsapp')}
      </ButtonLink>
    </Actions>
  );
}

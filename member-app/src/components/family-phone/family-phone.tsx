import type { ViewedProfile } from '@pehchan/contract/biodata';
import { useKitTranslation, useSignedInUser, useTranslation } from '@pehchan/kit';
import { Button, ButtonLink, Icon } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import { useReveal } from './use-reveal.ts';

export function FamilyPhone({ profile }: { profile: ViewedProfile }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const me = useSignedInUser();
  const { reveal, isLoading, callRef, whatsappRef } = useReveal(profile);
  const { phone } = profile;
  if (phone === null) {
    return (
      <>
        <Button
          type="primary"
          icon={<Icon name="phone" />}
          loading={isLoading}
          onClick={() => void reveal('call')}
        >
          {tKit('action.call')}
        </Button>
        <Button icon={<Icon name="chat" />} disabled={isLoading} onClick={() => void reveal('whatsapp')}>
          {t('phone.whatsapp')}
        </Button>
      </>
    );
  }
  const greeting = t('phone.greeting', { name: me.name, village: tKit(`village.${me.village}`) });
  return (
    <>
      <ButtonLink ref={callRef} to={`tel:${phone}`} type="primary">
        <Icon name="phone" /> {phone}
      </ButtonLink>
      <ButtonLink ref={whatsappRef} to={`https://wa.me/91${phone}?text=${encodeURIComponent(greeting)}`}>
        <Icon name="chat" /> {t('phone.whatsapp')}
      </ButtonLink>
    </>
  );
}

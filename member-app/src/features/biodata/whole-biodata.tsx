import type { ViewedProfile } from '@pehchan/contract/biodata';
import { to, useSignedInUser, useTranslation } from '@pehchan/kit';
import { BiodataView } from '@pehchan/kit/biodata';
import { Actions, BottomBar, ButtonLink, Icon, useIsWide } from '@pehchan/kit/ui';
import { FamilyContact } from '../../components/family-phone/family-contact.tsx';
import { FamilyPhone } from '../../components/family-phone/family-phone.tsx';
import { StarButton } from '../../components/star/star-button.tsx';
import { texts } from '../../texts/index.ts';

export function WholeBiodata({ profile }: { profile: ViewedProfile }) {
  const t = useTranslation(texts);
  const isWide = useIsWide();
  const me = useSignedInUser();
  const ledger = (
    <ButtonLink block to={to.ledger(profile.id)}>
      <Icon name="users" /> {t('ledger.link')}
    </ButtonLink>
  );
  if (profile.user.id === me.id) return <BiodataView profile={profile} phone={ledger} tellsMissing />;
  const reach = (
    <>
      <FamilyPhone profile={profile} />
      <StarButton profile={profile} place={isWide ? 'row' : 'bar'} />
    </>
  );
  // Leave out the phone number and the contact, because they are beside the call button.
  const numberless = {
    ...profile,
    phone: null,
    secondPhone: null,
    contactName: null,
    contactRelation: null,
  };
  const contact = <FamilyContact profile={profile} />;
  // Administrators see the family's actions too, because they are also parents.
  const actions = (
    <>
      {isWide && <Actions>{reach}</Actions>}
      {isWide && contact}
      {me.can.administer && ledger}
    </>
  );
  return (
    <>
      <BiodataView profile={numberless} phone={actions} tellsMissing={me.can.administer} />
      {!isWide && (
        <BottomBar label={t('biodata.reach')} above={contact}>
          {reach}
        </BottomBar>
      )}
    </>
  );
}

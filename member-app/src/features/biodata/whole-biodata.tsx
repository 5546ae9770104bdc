import type { ViewedProfile } from '@pehchan/contract/biodata';
import { displayName, formatInstant, to, useLanguage, useSignedInUser, useTranslation } from '@pehchan/kit';
import { BiodataView } from '@pehchan/kit/biodata';
import { Actions, BottomBar, ButtonLink, Icon, Note, useIsWide } from '@pehchan/kit/ui';
import { useState } from 'react';
import { FamilyContact } from '../../components/family-phone/family-contact.tsx';
import { FamilyPhone } from '../../components/family-phone/family-phone.tsx';
import { StarButton } from '../../components/star/star-button.tsx';
import { useOwnPrint } from '../../components/use-own-print.ts';
import { toSheet } from '../../own-paths.ts';
import { texts } from '../../texts/index.ts';
import styles from './biodata.module.css';

export function WholeBiodata({ profile }: { profile: ViewedProfile }) {
  const t = useTranslation(texts);
  const isWide = useIsWide();
  const me = useSignedInUser();
  const language = useLanguage();
  const isOwn = profile.user.id === me.id;
  useOwnPrint(isOwn ? 'biodata' : undefined);
  const [openedAt] = useState(() => Date.now());
  const ledger = (
    <ButtonLink block to={to.ledger(profile.id)}>
      <Icon name="users" /> {t('ledger.link')}
    </ButtonLink>
  );
  if (isOwn) {
    const own = (
      <>
        <ButtonLink block to={toSheet(profile.id)}>
          <Icon name="download" /> {t('sheet.link')}
        </ButtonLink>
        {ledger}
      </>
    );
    return <BiodataView profile={profile} phone={own} tellsMissing />;
  }
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
      {profile.clash && <Note>{profile.clash}</Note>}
      {isWide && <Actions>{reach}</Actions>}
      {isWide && contact}
      {me.can.administer && ledger}
    </>
  );
  return (
    <>
      <p className={styles.printed}>
        {t('biodata.printedBy', { name: displayName(me.name), when: formatInstant(language, openedAt) })}
      </p>
      <BiodataView profile={numberless} phone={actions} tellsMissing={me.can.administer} />
      {!isWide && (
        <BottomBar label={t('biodata.reach')} above={contact}>
          {reach}
        </BottomBar>
      )}
    </>
  );
}

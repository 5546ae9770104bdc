import type { Reason } from '@pehchan/contract/accounts';
import { paths, to, useLanguage, useSignedInUser, useTranslation } from '@pehchan/kit';
import { nameOf } from '@pehchan/kit/biodata';
import { Actions, ButtonLink, Icon } from '@pehchan/kit/ui';
import { useOwnProfilesQuery } from '../../member-api.ts';
import { OWN_AT_HOME } from '../../own-at-home.ts';
import { texts } from '../../texts/index.ts';
import { correctionTexts } from './texts/index.ts';

type Account = 'name' | 'Father' | 'village' | 'phone';
type Biodata = 'photo' | 'fullname' | 'gotra';
const FIELDS: Partial<Record<Reason, { account?: Account; biodata?: Biodata }>> = {
  photo: { biodata: 'photo' },
  name: { account: 'name', biodata: 'fullname' },
  father: { account: 'Father' },
  village: { account: 'village' },
  gotra: { biodata: 'gotra' },
  phone: { account: 'phone' },
};

/** Whether a form field can correct this reason for a rejection; other reasons need a phone call. */
export const isCorrectable = (reason: Reason) => reason in FIELDS;

export function CorrectionLinks({ reason }: { reason: Reason }) {
  const t = useTranslation(correctionTexts);
  const tRemote = useTranslation(texts);
  const language = useLanguage();
  const { id } = useSignedInUser();
  const { data } = useOwnProfilesQuery(OWN_AT_HOME);
  const { account, biodata } = FIELDS[reason] ?? {};
  const profiles = biodata ? (data?.profiles ?? []) : [];
  return (
    <Actions>
      {account && (
        <ButtonLink to={to.editUser(id, account)}>
          <Icon name="edit" /> {t(`mend.account.${account}`)}
        </ButtonLink>
      )}
      {biodata &&
        profiles.map((profile) => (
          <ButtonLink key={profile.id} to={to.editProfile(profile.id, biodata)}>
            <Icon name="edit" /> {t(`mend.biodata.${biodata}`, { name: nameOf(profile, language) })}
          </ButtonLink>
        ))}
      {biodata && data?.total === 0 && (
        <ButtonLink to={paths.addProfile}>
          <Icon name="plus" /> {tRemote('home.add')}
        </ButtonLink>
      )}
    </Actions>
  );
}

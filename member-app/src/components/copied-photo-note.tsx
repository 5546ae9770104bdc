import type { Profile } from '@pehchan/contract/biodata';
import { useLanguage, useTranslation } from '@pehchan/kit';
import { nameOf } from '@pehchan/kit/biodata';
import { Actions, Button, ButtonLink, Icon, Note } from '@pehchan/kit/ui';
import { useNoOtherPhotoMutation } from '../member-api.ts';
import { texts } from '../texts/index.ts';

type Props = {
  profile: Pick<Profile, 'id' | 'fullname' | 'fullnameHindi'>;
  isOwn: boolean;
  changeAt?: string;
};

export function CopiedPhotoNote({ profile, isOwn, changeAt }: Props) {
  const t = useTranslation(texts);
  const name = nameOf(profile, useLanguage());
  const [noOther, { isLoading }] = useNoOtherPhotoMutation();
  return (
    <Note isStacked>
      <span>
        <Icon name="camera" /> <strong>{t(isOwn ? 'copied.own' : 'copied.other', { name })}</strong>{' '}
        {t('copied.why')}
      </span>
      <Actions>
        {changeAt && (
          <ButtonLink to={changeAt} type="primary" aria-label={`${t('copied.change')}: ${name}`}>
            {t('copied.change')}
          </ButtonLink>
        )}
        <Button
          loading={isLoading}
          aria-label={`${t('copied.none')}: ${name}`}
          onClick={() => void noOther(profile.id)}
        >
          {t('copied.none')}
        </Button>
      </Actions>
    </Note>
  );
}

import { paths, useTranslation } from '@pehchan/kit';
import { ButtonLink, Icon } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';

export function AddBiodata({ isMain = true }: { isMain?: boolean }) {
  const t = useTranslation(texts);
  return (
    <ButtonLink to={paths.addProfile} type={isMain ? 'primary' : 'default'}>
      <Icon name="plus" /> {t('home.add')}
    </ButtonLink>
  );
}

import type { Profile } from '@pehchan/contract/biodata';
import { useLanguage, useTranslation } from '@pehchan/kit';
import { nameOf } from '@pehchan/kit/biodata';
import { Button, Icon, Note } from '@pehchan/kit/ui';
import { useSetListingMutation } from '../../member-api.ts';
import { texts } from '../../texts/index.ts';
import type { Chosen } from './listing-buttons.tsx';

export function StillLookingNote({
  profile,
  onChosen,
}: {
  profile: Profile;
  onChosen: (chosen: Chosen) => void;
}) {
  const t = useTranslation(texts);
  const { id } = profile;
  const name = nameOf(profile, useLanguage());
  const [setListing, { isLoading }] = useSetListingMutation();
  return (
    <Note isStacked>
      <span>
        <Icon name="clock" /> <strong>{t('asked.question', { name })}</strong> {t('asked.else')}
      </span>
      <Button
        type="primary"
        loading={isLoading}
        aria-label={`${t('asked.yes')}: ${name}`}
        onClick={async () => {
          const { data } = await setListing({ id, listing: 'open' });
          if (data) onChosen({ listing: 'open', message: t('asked.thanks'), name });
        }}
      >
        {t('asked.yes')}
      </Button>
    </Note>
  );
}

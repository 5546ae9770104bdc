import { nameOf, type Profile } from '@pehchan/contract/biodata';
import type { ChosenListing } from '@pehchan/contract/listing';
import { useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { Button, Icon, useConfirm } from '@pehchan/kit/ui';
import { useSetListingMutation } from '../../member-api.ts';
import { texts } from '../../texts/index.ts';

export type Chosen = { listing: ChosenListing; message: string; name: string };
type Props = { profile: Profile; onChosen: (chosen: Chosen) => void };

/** Open, pause or settle a listing. Ask for confirmation if the change hides the biodata. */
export function ListingButtons({ profile, onChosen }: Props) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const confirm = useConfirm();
  const [setListing, { isLoading }] = useSetListingMutation();
  const { id } = profile;
  const name = nameOf(profile, useLanguage());
  const isOpen = profile.listing === 'open';
  const label = isOpen ? t('listing.settle') : tKit('action.showAgain');
  const choose = async (listing: ChosenListing) => {
    if (listing !== 'open' && !(await confirm(t(`listing.ask.${listing}`, { name }), t('listing.does')))) {
      return;
    }
    const { data } = await setListing({ id, listing });
    if (data) onChosen({ listing, message: data.message, name });
  };
  return (
    <>
      <Button
        type="text"
        icon={<Icon name={isOpen ? 'check' : 'eye'} />}
        loading={isLoading}
        aria-label={`${label}: ${name}`}
        onClick={() => void choose(isOpen ? 'settled' : 'open')}
      >
        {label}
      </Button>
      {isOpen && (
        <Button
          type="text"
          icon={<Icon name="clock" />}
          disabled={isLoading}
          aria-label={`${tKit('action.pause')}: ${name}`}
          onClick={() => void choose('paused')}
        >
          {tKit('action.pause')}
        </Button>
      )}
    </>
  );
}

import type { Profile } from '@pehchan/contract/biodata';
import type { ChosenListing } from '@pehchan/contract/listing';
import { useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { nameOf } from '@pehchan/kit/biodata';
import { Button, Icon, useConfirm } from '@pehchan/kit/ui';
import { useId } from 'react';
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
  const buttonId = useId();
  const isOpen = profile.listing === 'open';
  const label = isOpen ? t('listing.settle') : tKit('action.showAgain');
  const choose = async (listing: ChosenListing) => {
    const isSettled = listing === 'settled';
    // Load the congratulation during the question, so that it opens as soon as the API has answered.
    const loading = isSettled ? import('./celebrate.ts').catch(() => undefined) : undefined;
    const options = isSettled ? { yes: t('listing.yes') } : undefined;
    if (
      listing !== 'open' &&
      !(await confirm(t(`listing.ask.${listing}`, { name }), t('listing.does'), options))
    ) {
      return;
    }
    const { data } = await setListing({ id, listing });
    if (!data) return;
    const { message } = data;
    const moment = await loading;
    if (!moment) return onChosen({ listing, message, name });
    const wish = t('listing.wish', { name });
    await moment.celebrate({ name, wish, message, close: tKit('action.close') });
    document.getElementById(buttonId)?.focus();
  };
  return (
    <>
      <Button
        type="text"
        id={buttonId}
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

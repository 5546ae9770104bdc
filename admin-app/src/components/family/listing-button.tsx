import { nameOf, type Profile } from '@pehchan/contract/biodata';
import { useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { Button, Icon, useConfirm } from '@pehchan/kit/ui';
import { useSetListingOfUserMutation } from '../../calls/biodata.ts';
import { texts } from '../../texts/index.ts';

/** Hide or show a biodata for a family that asks an administrator by phone. */
export function ListingButton({ profile }: { profile: Profile }) {
  const { id, listing } = profile;
  const name = nameOf(profile, useLanguage());
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const confirm = useConfirm();
  const [setListing, { isLoading }] = useSetListingOfUserMutation();
  const isOpen = listing === 'open';
  const label = tKit(isOpen ? 'action.pause' : 'action.showAgain');
  return (
    <Button
      icon={<Icon name={isOpen ? 'clock' : 'eye'} />}
      loading={isLoading}
      aria-label={`${label}: ${name}`}
      onClick={async () => {
        if (!(await confirm(t(isOpen ? 'listing.ask.pause' : 'listing.ask.open'), name))) return;
        await setListing({ id, listing: isOpen ? 'paused' : 'open' });
      }}
    >
      {label}
    </Button>
  );
}

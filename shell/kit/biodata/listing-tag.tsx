import type { Listing } from '@pehchan/contract/biodata';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { Tag } from '../ui/tag.tsx';

const TONES = { paused: 'warning', settled: 'success', lapsed: 'danger' } as const;

/** Show why a biodata is not listed. Shows nothing for an open listing or another family's biodata. */
export function ListingTag({ listing }: { listing: Listing | null | undefined }) {
  const t = useKitTranslation();
  if (!listing || listing === 'open') return null;
  return <Tag tone={TONES[listing]}>{t(`listing.${listing}`)}</Tag>;
}

import { nameOf, type FoundProfile } from '@pehchan/contract/biodata';
import type { ReactNode } from 'react';
import { useKitTranslation, useLanguage } from '../i18n/use-translation.ts';
import { Facts } from '../ui/facts.tsx';
import { ItemCard } from '../ui/item-card.tsx';
import { COLUMNS, type ColumnName } from './columns.ts';
import { OwnerStatus } from './owner-status.tsx';
import { Photo } from './photo.tsx';

export function BiodataCard({
  profile,
  facts,
  showStatus,
  actions,
}: {
  profile: FoundProfile;
  facts: ColumnName[];
  showStatus?: boolean;
  actions?: ReactNode;
}) {
  const t = useKitTranslation();
  const name = nameOf(profile, useLanguage());
  return (
    <ItemCard
      label={name}
      head={
        <>
          <Photo image={profile.image} name={name} size="table" />
          <div>
            <h3>{name}</h3>
            {showStatus && <OwnerStatus profile={profile} />}
          </div>
        </>
      }
      actions={actions}
    >
      <Facts
        facts={facts.map((name) => ({
          label: t(COLUMNS[name].label),
          value: COLUMNS[name].value(profile, t),
        }))}
      />
    </ItemCard>
  );
}

import type { FoundProfile } from '@pehchan/contract/biodata';
import type { ReactNode } from 'react';
import { useKitTranslation, type KitTranslate } from '../i18n/use-translation.ts';
import { Table } from '../ui/table.tsx';
import { COLUMNS, type ColumnName, headingOf } from './columns.ts';
import { formatDate } from './format.ts';
import { OwnerStatus } from './owner-status.tsx';
import styles from './biodata-table.module.css';

type Props<Row extends FoundProfile> = {
  profiles: Row[];
  columns: ColumnName[];
  first: number;
  inCapitals?: boolean;
  showStatus?: boolean;
  actions?: (profile: Row) => ReactNode;
  caption: string;
};

function cell(name: ColumnName, profile: FoundProfile, t: KitTranslate): ReactNode {
  const value = COLUMNS[name].value(profile, t);
  return name === 'dateOfBirth' ? <time dateTime={formatDate(profile.dateOfBirth)}>{value}</time> : value;
}

/** A plain table for biodata. antd's table would double what a family's home page downloads. */
export function BiodataTable<Row extends FoundProfile>({
  profiles,
  columns,
  first,
  inCapitals,
  showStatus,
  actions,
  caption,
}: Props<Row>) {
  const t = useKitTranslation();
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <th scope="col">{t('field.number')}</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {headingOf(name, t, inCapitals)}
            </th>
          ))}
          {showStatus && <th scope="col">{t('field.status')}</th>}
          {actions && <th scope="col">{t('field.actions')}</th>}
        </tr>
      </thead>
      <tbody>
        {profiles.map((profile, index) => (
          <tr key={profile.id} data-row-key={profile.id}>
            <td>{first + index}</td>
            {columns.map((name) =>
              name === 'fullname' ? (
                <th key={name} scope="row">
                  {COLUMNS[name].value(profile, t)}
                  {profile.clash && <p className={styles.clash}>{profile.clash}</p>}
                </th>
              ) : (
                <td key={name}>{cell(name, profile, t)}</td>
              ),
            )}
            {showStatus && (
              <td>
                <OwnerStatus profile={profile} />
              </td>
            )}
            {actions && <td>{actions(profile)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

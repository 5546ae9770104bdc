import type { AccountField } from '@pehchan/contract/accounts';
import type { AuditEdit, AuditEntry } from '@pehchan/contract/audit';
import { VILLAGES } from '@pehchan/contract/common';
import { displayName, useKitTranslation, type KitTranslate } from '@pehchan/kit';

const LABELS = {
  name: 'field.fullname',
  Father: 'field.father',
  email: 'field.email',
  phone: 'field.mobile',
  village: 'field.village',
  image: 'field.photo',
} as const satisfies Record<AccountField, string>;

export function Edits({ entry: { changed, edits = [] } }: { entry: Pick<AuditEntry, 'changed' | 'edits'> }) {
  const t = useKitTranslation();
  const others = changed.filter((field) => !edits.some((edit) => edit.field === field));
  return (
    <>
      {edits.map((edit) => (
        <span key={edit.field}>
          {t(LABELS[edit.field])}: {valueOf(edit, 'before', t)} → {valueOf(edit, 'after', t)}
        </span>
      ))}
      {others.length > 0 && <span>{others.map((field) => t(LABELS[field])).join(', ')}</span>}
    </>
  );
}

function valueOf(edit: AuditEdit, when: 'before' | 'after', t: KitTranslate): string {
  const village = edit.field === 'village' && VILLAGES.find((name) => name === edit[when]);
  return village ? t(`village.${village}`) : displayName(edit[when]);
}

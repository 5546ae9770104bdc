import type { Profile } from '@pehchan/contract/biodata';
import { displayName, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { factsOf, isBiodataField, nameOf } from '@pehchan/kit/biodata';
import { Actions, Button, Facts, Note } from '@pehchan/kit/ui';
import { texts } from './texts/index.ts';
import { sharedWith } from './sibling.ts';

type Props = { sibling: Profile; isTaken: boolean; takeOver: () => void };

export function SiblingNote({ sibling, isTaken, takeOver }: Props) {
  const t = useTranslation(texts);
  const tKit = useKitTranslation();
  const name = nameOf(sibling, useLanguage());
  if (isTaken) return <Note role="status">{t('add.sibling.taken', { name })}</Note>;
  const facts = Object.entries(sharedWith(sibling)).flatMap(([field, value]) => {
    if (!isBiodataField(field)) return [];
    const { label, asked, kind } = factsOf(field);
    return { label: tKit(asked ?? label), value: displayName(value), wide: kind === 'paragraph' };
  });
  return (
    <Note isStacked role="region" aria-label={t('add.sibling.offer', { name })}>
      <p>{t('add.sibling.offer', { name })}</p>
      <Facts facts={facts} />
      <p>{t('add.sibling.counted')}</p>
      <Actions>
        <Button onClick={takeOver}>{t('add.sibling.take')}</Button>
      </Actions>
    </Note>
  );
}

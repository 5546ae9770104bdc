import { PAGE_SIZES, useKitTranslation, type ListState } from '@pehchan/kit';
import { LabelledSelect } from '@pehchan/kit/ui';
import choice from './choice.module.css';

export function PageSize({ list }: { list: ListState }) {
  const tKit = useKitTranslation();
  return (
    <LabelledSelect
      isInline
      className={choice.choice}
      label={tKit('list.pageSize')}
      value={String(list.pageSize)}
      options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
      onChoose={(value) => list.showRows(PAGE_SIZES.find((size) => String(size) === value) ?? PAGE_SIZES[0])}
    />
  );
}

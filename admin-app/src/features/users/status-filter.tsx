import { ACCOUNT_STATUSES } from '@pehchan/contract/accounts';
import { useKitTranslation } from '@pehchan/kit';
import { LabelledSelect } from '@pehchan/kit/ui';
import choice from '../../components/lists/choice.module.css';

export function StatusFilter({ status, onChoose }: { status: string; onChoose: (status: string) => void }) {
  const tKit = useKitTranslation();
  return (
    <LabelledSelect
      isInline
      className={choice.choice}
      label={tKit('field.status')}
      value={status}
      options={[
        { value: '', label: tKit('filter.any') },
        ...ACCOUNT_STATUSES.map((value) => ({ value, label: tKit(`status.${value}`) })),
      ]}
      onChoose={onChoose}
    />
  );
}

import type { LedgerLine } from '@pehchan/contract/ledger';
import { useTranslation } from '@pehchan/kit';
import { Button, Icon } from '@pehchan/kit/ui';
import { HideButton } from '../../components/other-family/hide-button.tsx';
import { texts } from '../../components/other-family/texts/index.ts';
import { useLineName } from './use-line-name.ts';

type Props = { line: LedgerLine; onReport: (line: LedgerLine) => void };

export function FamilyActions({ line, onReport }: Props) {
  const t = useTranslation(texts);
  const name = useLineName()(line);
  return (
    <>
      {line.userId !== null && !line.isGone && <HideButton userId={line.userId} name={name} />}
      <Button
        icon={<Icon name="info" />}
        aria-haspopup="dialog"
        aria-label={`${t('tell.action')}: ${name}`}
        onClick={() => onReport(line)}
      >
        {t('tell.action')}
      </Button>
    </>
  );
}

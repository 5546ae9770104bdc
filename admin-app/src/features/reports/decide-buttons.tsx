import { REPORT_DECISIONS, type ReportDecision, type ReportForAdmins } from '@pehchan/contract/reports';
import { displayName, useTranslation } from '@pehchan/kit';
import { Actions, Button, IconButton, useIsWide } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';

type Props = { report: ReportForAdmins; onAsk: (decision: ReportDecision) => void };

const ICONS = { answered: 'chat', closed: 'lock' } as const;

const LABELS = { answered: 'reports.answer', closed: 'reports.close' } as const;

export function DecideButtons({ report, onAsk }: Props) {
  const t = useTranslation(texts);
  const name = displayName(report.by.name);
  const isWide = useIsWide();
  if (isWide) {
    return (
      <span>
        {REPORT_DECISIONS.map((decision) => (
          <IconButton
            key={decision}
            icon={ICONS[decision]}
            label={`${t(LABELS[decision])}: ${name}`}
            title={t(LABELS[decision])}
            aria-haspopup="dialog"
            onClick={() => onAsk(decision)}
          />
        ))}
      </span>
    );
  }
  return (
    <Actions>
      {REPORT_DECISIONS.map((decision) => (
        <Button
          key={decision}
          type={decision === 'answered' ? 'primary' : undefined}
          aria-haspopup="dialog"
          aria-label={`${t(LABELS[decision])}: ${name}`}
          onClick={() => onAsk(decision)}
        >
          {t(LABELS[decision])}
        </Button>
      ))}
    </Actions>
  );
}

import { useFormikContext } from 'formik';
import { useEffect, useMemo } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { LEAVING } from '../leaving.ts';
import type { LeaveQuestion } from '../router/page-history.ts';
import { useLeaveQuestion } from '../router/page-router.tsx';
import { useConfirm } from '../ui/use-confirm.ts';

export function LeaveGuard({ isSaved }: { isSaved: boolean }) {
  const t = useKitTranslation();
  const confirm = useConfirm();
  const { dirty, isSubmitting } = useFormikContext();
  const isAtStake = dirty && !isSubmitting && !isSaved;
  const question = useMemo<LeaveQuestion>(
    () => ({
      isAtStake: (from, to) => isAtStake && from.pathname !== to.pathname,
      ask: () => confirm(t('form.leave'), undefined, { yes: t('action.leave'), no: t('action.stay') }),
    }),
    [confirm, isAtStake, t],
  );
  useLeaveQuestion(question);

  useEffect(() => {
    if (!isAtStake) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const disarm = () => window.removeEventListener('beforeunload', warn);
    window.addEventListener('beforeunload', warn);
    window.addEventListener(LEAVING, disarm);
    return () => {
      disarm();
      window.removeEventListener(LEAVING, disarm);
    };
  }, [isAtStake]);
  return null;
}

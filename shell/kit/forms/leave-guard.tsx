import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { LEAVING } from '../leaving.ts';
import { useConfirm } from '../ui/use-confirm.ts';

/** Asks before what was typed is left behind. */
export function LeaveGuard({ isSaved }: { isSaved: boolean }) {
  const t = useKitTranslation();
  const confirm = useConfirm();
  const { dirty, isSubmitting } = useFormikContext();
  const isAtStake = dirty && !isSubmitting && !isSaved;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAtStake && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const answers = { yes: t('action.leave'), no: t('action.stay') };
    void confirm(t('form.leave'), undefined, answers).then((leave) =>
      leave ? blocker.proceed() : blocker.reset(),
    );
  }, [blocker, confirm, t]);

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

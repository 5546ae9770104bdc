import type { Reason } from '@pehchan/contract/accounts';
import { displayName, useKitTranslation, useTranslation } from '@pehchan/kit';
import { Button, Icon, IconButton } from '@pehchan/kit/ui';
import { useEffect, useState } from 'react';
import { useUndoDecisionMutation } from '../../calls/users.ts';
import { texts } from '../../texts/index.ts';
import type { Reviewed } from './decisions.ts';
import { DecisionMessageLink } from './decision-message-link.tsx';
import styles from './decided.module.css';

export type Decision = {
  user: Reviewed;
  to: 'approved' | 'rejected';
  reasons: readonly Reason[];
  message: string;
  /** Until when, in milliseconds since 1970, the decision can be undone. */
  until: number;
};

type Props = {
  decision: Decision;
  onClose: () => void;
  onUndone?: (user: Reviewed) => void;
};

/** Show a decision, with a button that undoes it and a message to the family. */
export function DecidedLine({ decision: { user, to, reasons, message, until }, onClose, onUndone }: Props) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const [undo, { data, isLoading }] = useUndoDecisionMutation();
  const isUndoable = useIsBefore(until);
  const name = displayName(user.name);
  const undoNow = async () => {
    if ((await undo(user.id)).data) onUndone?.(user);
  };
  return (
    <div className={styles.line}>
      <span role="status">
        <strong>{name}</strong>: <span>{data?.message ?? message}</span>
      </span>
      {!data && (isUndoable || isLoading) && (
        <Button
          icon={<Icon name="undo" />}
          loading={isLoading}
          aria-label={`${t('decided.undo')}: ${name}`}
          onClick={() => void undoNow()}
        >
          {t('decided.undo')}
        </Button>
      )}
      {!data && <DecisionMessageLink isShort user={user} to={to} reasons={reasons} />}
      <IconButton icon="cross" label={tKit('action.close')} onClick={onClose} />
    </div>
  );
}

function useIsBefore(instant: number): boolean {
  const [isBefore, setBefore] = useState(() => Date.now() < instant);
  useEffect(() => {
    const timer = setTimeout(() => setBefore(false), instant - Date.now());
    return () => clearTimeout(timer);
  }, [instant]);
  return isBefore;
}

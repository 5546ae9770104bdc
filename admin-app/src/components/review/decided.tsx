import type { Reason, AccountStatus } from '@pehchan/contract/accounts';
import { displayName, useKitTranslation, useTranslation } from '@pehchan/kit';
import { IconButton } from '@pehchan/kit/ui';
import { createContext, useState, type ReactNode } from 'react';
import { texts } from '../../texts/index.ts';
import type { Reviewed } from './decisions.ts';
import { DecisionMessageLink } from './decision-message-link.tsx';
import styles from './decided.module.css';

type Decision = { user: Reviewed; to: AccountStatus; reasons: readonly Reason[] };

export const DecidedContext = createContext<(decision: Decision) => void>(() => undefined);

/** Keep the last decided family in a bar, with a link to notify them. The bar below the list moves no row. */
export function Decided({ children }: { children: ReactNode }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const [decision, setDecision] = useState<Decision>();
  return (
    <DecidedContext value={setDecision}>
      {children}
      {decision && decision.to !== 'pending' && (
        <section className={styles.decided} aria-label={t('tell.title')}>
          <span role="status">
            <strong>{displayName(decision.user.name)}</strong>: {tKit(`status.${decision.to}`)}
          </span>
          <DecisionMessageLink user={decision.user} to={decision.to} reasons={decision.reasons} />
          <IconButton icon="cross" label={tKit('action.close')} onClick={() => setDecision(undefined)} />
        </section>
      )}
    </DecidedContext>
  );
}

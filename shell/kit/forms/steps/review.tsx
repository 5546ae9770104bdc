import { useFormikContext } from 'formik';
import { useKitTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import type { FormStep } from './screens.ts';
import { useSteps } from './steps-context.ts';
import styles from './steps.module.css';

/** Show all answers by part before they are sent. “Edit” opens a part and then returns here. */
export function Review({ steps }: { steps: readonly FormStep[] }) {
  const t = useKitTranslation();
  const { values } = useFormikContext<Record<string, unknown>>();
  const { visit } = useSteps();
  return (
    <div className={styles.review}>
      <h2>{t('review.title')}</h2>
      {steps.map(({ title, told }, step) => {
        const facts = (told?.(values) ?? []).filter(({ value }) => value !== '');
        return (
          <Card
            key={title}
            title={title}
            extra={
              <Button aria-label={`${t('action.edit')}: ${title}`} onClick={() => visit(step)}>
                {t('action.edit')}
              </Button>
            }
          >
            {facts.length > 0 ? <Facts facts={facts} /> : <p>{t('state.unsaid')}</p>}
          </Card>
        );
      })}
    </div>
  );
}

import { KitProviders, type StepWanted, type Store } from '@pehchan/kit';
import { Redrawn } from '@pehchan/kit/router';
import { createRoot } from 'react-dom/client';
import { SecondStep } from './second-step.tsx';
import styles from './second-step.module.css';

const TITLE = 'second-step-title';

/** Ask for the second step in a dialog, which keeps typed values. Resolves to `true` if it was passed. */
export function openSecondStep(store: Store, wanted: StepWanted): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-labelledby', TITLE);
  document.body.append(dialog);
  const root = createRoot(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      root.unmount();
      dialog.remove();
      resolve(dialog.returnValue === 'passed');
    });
    root.render(
      <KitProviders store={store}>
        <Redrawn>
          <SecondStep
            wanted={wanted}
            titleId={TITLE}
            onPassed={() => dialog.close('passed')}
            onClosed={() => dialog.close()}
          />
        </Redrawn>
      </KitProviders>,
    );
    dialog.showModal();
  });
}

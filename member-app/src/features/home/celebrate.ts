import { buttonLook } from '@pehchan/kit/ui';
import styles from './celebrate.module.css';
import { drawGarland } from './garland.ts';

type Moment = { name: string; wish: string; message: string; close: string };

/** Congratulate a family over the whole screen. Resolves once the family closes the dialog. */
export function celebrate({ name, wish, message, close }: Moment): Promise<void> {
  const dialog = document.createElement('dialog');
  dialog.className = styles.moment ?? '';
  const heading = document.createElement('h2');
  heading.id = 'celebrated';
  heading.textContent = name;
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.setAttribute('aria-describedby', 'wish');
  const sentence = document.createElement('p');
  sentence.id = 'wish';
  sentence.className = styles.wish ?? '';
  sentence.textContent = wish;
  const next = document.createElement('p');
  next.textContent = message;
  const button = document.createElement('button');
  button.className = buttonLook({ type: 'primary', block: true });
  button.textContent = close;
  const form = document.createElement('form');
  form.method = 'dialog';
  form.append(heading, sentence, next, button);
  dialog.append(drawGarland(), form);
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
    dialog.showModal();
  });
}

import { clsx } from 'clsx';
import { buttonLook } from './button-look.ts';
import styles from './dialog.module.css';

type Question = { question: string; about?: string; yes: string; no: string; signal?: AbortSignal };

/** Ask in the browser's modal dialog, which returns the focus. Resolve to undefined without an answer. */
export function ask({ question, about, yes, no, signal }: Question): Promise<boolean | undefined> {
  const dialog = document.createElement('dialog');
  dialog.className = clsx(styles.dialog);
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-label', question);

  const sentence = document.createElement('strong');
  sentence.textContent = question;
  const buttons = document.createElement('div');
  buttons.className = clsx(styles.buttons);
  buttons.append(button(no, 'no', buttonLook({})), button(yes, 'yes', buttonLook({ type: 'primary' })));
  const form = document.createElement('form');
  form.method = 'dialog';
  form.append(sentence);
  if (about) {
    const subject = document.createElement('p');
    subject.className = clsx(styles.about);
    subject.id = 'confirm-about';
    subject.textContent = about;
    dialog.setAttribute('aria-describedby', subject.id);
    form.append(subject);
  }
  form.append(buttons);
  dialog.append(form);
  document.body.append(dialog);

  signal?.addEventListener('abort', () => dialog.close('no'));
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue ? dialog.returnValue === 'yes' : undefined);
    });
    dialog.showModal();
  });
}

function button(label: string, value: string, className: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.value = value;
  element.className = className;
  element.textContent = label;
  return element;
}

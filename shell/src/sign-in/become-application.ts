import { ENTERED, isApplication } from '../session/entered.ts';

/** Settled once the application's style sheets are here; rejected where one can't be had. */
let dressed: Promise<unknown> | undefined;

const contentOf = (id: string) => document.querySelector<HTMLTemplateElement>(`#${id}`)?.content;

/** In development it is another document alone. */
export const mayBecomeApplication = (): boolean => contentOf('application') !== undefined;

/** One of its scripts can't be had. */
let isBroken = false;

/**
 * Has the application's files, which came while nobody touched anything, run while somebody types: it waits
 * within this document until they are in. Called again, it does nothing more.
 */
export function prepareApplication(): void {
  const content = contentOf('application');
  if (!content || dressed) return;
  dressed = Promise.all(
    [...content.querySelectorAll('link')].map(
      (sheet) =>
        new Promise((resolve, reject) => {
          sheet.onload = resolve;
          sheet.onerror = reject;
        }),
    ),
  );
  // Asked about when somebody enters, if ever.
  dressed.catch(() => undefined);
  for (const script of content.querySelectorAll('script')) {
    // One after another: the sentences are there before who says them.
    script.async = false;
    script.onerror = () => {
      isBroken = true;
      // Another document may come whole.
      if (isApplication()) window.location.reload();
    };
  }
  document.head.append(content);
}

/**
 * Makes this document the application's, at its home: what that one would ask for is asked for, its bar and
 * skeleton stand, and nothing that was typed is left.
 * @param within milliseconds: of what hangs another document may come sooner
 * @throws where that can't be: nothing has been changed then
 */
export async function becomeApplication(home: string, within: number): Promise<void> {
  prepareApplication();
  const tooLong = new Promise((_, reject) => setTimeout(reject, within, new Error('The style hangs.')));
  await Promise.race([dressed, tooLong]);
  const entered = contentOf('entered');
  const root = entered?.getElementById('root');
  if (!entered || !root || isBroken) throw new Error('The application can’t be had here.');
  window.history.replaceState(null, '', home);
  for (const sheet of document.querySelectorAll('style')) sheet.remove();
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) sheet.media = 'all';
  delete document.body.dataset.said;
  document.body.replaceChildren(document.getElementById('old-browser') ?? '', root);
  document.head.append(entered);
  performance.mark(ENTERED);
  document.dispatchEvent(new Event(ENTERED));
}

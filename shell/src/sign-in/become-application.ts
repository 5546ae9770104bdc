import { ENTERED, isApplication } from '../session/entered.ts';

/** Resolves once the application's style sheets are loaded; rejects if a sheet fails. */
let dressed: Promise<unknown> | undefined;

const contentOf = (id: string) => document.querySelector<HTMLTemplateElement>(`#${id}`)?.content;

/** Whether the sign-in page can become the application: not in development, where both are separate. */
export const mayBecomeApplication = (): boolean => contentOf('application') !== undefined;

let isBroken = false;

/** Run the prefetched application while the user types. It draws nothing until sign-in. */
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
  // Prevent an unhandled rejection: a failed style sheet is handled at sign-in.
  dressed.catch(() => undefined);
  for (const script of content.querySelectorAll('script')) {
    // Run the scripts in order: the texts come before the scripts that use them.
    script.async = false;
    script.onerror = () => {
      isBroken = true;
      // If a script fails after sign-in, reload: a new document may load completely.
      if (isApplication()) window.location.reload();
    };
  }
  document.head.append(content);
}

/**
 * Turn this document into the application, at the home screen, and drop typed values. Wait at most `within`
 * milliseconds. @throws if it is impossible; the document is then unchanged
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
  delete document.body.dataset.messages;
  document.body.replaceChildren(document.getElementById('old-browser') ?? '', root);
  document.head.append(entered);
  performance.mark(ENTERED);
  document.dispatchEvent(new Event(ENTERED));
}

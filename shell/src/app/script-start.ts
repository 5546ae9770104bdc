/**
 * Imported first by a document's script: what fails while the script starts shows the sentence for old
 * browsers (`styles/old-browser.css`).
 */
const note = (state: 'failed' | 'started') => {
  document.documentElement.dataset.script = state;
};
const noteFailure = () => note('failed');
addEventListener('error', noteFailure);
addEventListener('unhandledrejection', noteFailure);

/** Note that the script works: later errors have their own messages. */
export function scriptStarted(): void {
  removeEventListener('error', noteFailure);
  removeEventListener('unhandledrejection', noteFailure);
  note('started');
}

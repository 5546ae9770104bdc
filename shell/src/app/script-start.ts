/**
 * Imported first by a document's script: what fails while the script starts shows the sentence for old
 * browsers (`styles/old-browser.css`). Later errors have their own messages.
 */
const { dataset } = document.documentElement;

export const scriptFailed = () => (dataset.script ??= 'failed');
addEventListener('error', scriptFailed);

export const scriptStarted = () => (dataset.script = 'started');

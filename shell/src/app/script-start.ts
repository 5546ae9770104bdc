/**
 * Import this first in a document's script. An error while the script starts shows the sentence for old
 * browsers (`styles/old-browser.css`). Later errors have their own messages.
 */
const { dataset } = document.documentElement;

export const scriptFailed = () => (dataset.script ??= 'failed');
addEventListener('error', scriptFailed);

export const scriptStarted = () => (dataset.script = 'started');

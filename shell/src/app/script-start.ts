/** Import this first: an error while the script starts shows the notice for old browsers. */
const { dataset } = document.documentElement;

export const scriptFailed = () => (dataset.script ??= 'failed');
addEventListener('error', scriptFailed);

export const scriptStarted = () => (dataset.script = 'started');

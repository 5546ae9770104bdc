/** For development only: a remote without the shell, with a picker for the demo account. */
export { mountStandalone } from './mount-standalone.tsx';

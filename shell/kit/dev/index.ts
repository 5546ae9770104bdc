/**
 * For development alone: a remote by itself, in the shell's own providers, with a picker of who is signed in.
 */
export { mountStandalone } from './mount-standalone.tsx';

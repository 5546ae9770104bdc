import { createStore, KitProviders, onSessionEnded, onSignedOut } from '@pehchan/kit';
import { createBrowserRouter, RouterProvider } from '@pehchan/kit/router';
import { createRoot } from 'react-dom/client';
import { pinRelease } from '../remotes/newer-release.ts';
import { noteRefusedScripts } from '../remotes/refused-scripts.ts';
import { readRelease } from '../remotes/release.ts';
import { registerReleasedRemotes } from '../remotes/runtime.ts';
import { followSignOut, forgetPagesOnReturn, leaveForSignIn, signOutEverywhere } from '../session/leave.ts';
import { nameFirstEntry } from './first-entry.ts';
import { silenceConsole } from './quiet-console.ts';
import { reportUncaught } from '../errors/report-error.ts';
import { routesOf } from './routes.tsx';
import { giveStylesTheNonce } from './style-nonce.ts';

/**
 * Reads the release once, mounts its routes, renders. Whatever a remote does later, this much stands without
 * it.
 */
export async function start(): Promise<void> {
  giveStylesTheNonce();
  nameFirstEntry();
  forgetPagesOnReturn();
  followSignOut();
  onSessionEnded(leaveForSignIn);
  onSignedOut(signOutEverywhere);

  noteRefusedScripts();
  const release = await readRelease();
  pinRelease(release);
  reportUncaught(release.id);
  registerReleasedRemotes(release);

  const element = document.getElementById('root');
  if (!element) throw new Error('The document has no #root.');
  createRoot(element).render(
    <KitProviders store={createStore()}>
      <RouterProvider router={createBrowserRouter(routesOf(release))} />
    </KitProviders>,
  );
  requestAnimationFrame(silenceConsole);
}

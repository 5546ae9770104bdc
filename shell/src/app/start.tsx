import { createStore, KitProviders, onSessionEnded } from '@pehchan/kit';
import { createBrowserRouter, RouterProvider } from '@pehchan/kit/router';
import { createRoot } from 'react-dom/client';
import { readRelease } from '../remotes/release.ts';
import { registerReleasedRemotes } from '../remotes/runtime.ts';
import { followSignOut, forgetPagesOnReturn, leaveForSignIn } from '../session/leave.ts';
import { silenceConsole } from './quiet-console.ts';
import { reportUncaught } from './report-error.ts';
import { routesOf } from './routes.tsx';
import { giveStylesTheNonce } from './style-nonce.ts';

/** Reads the release once, mounts its routes, renders. Whatever a remote does later, this much stands without it. */
export async function start(): Promise<void> {
  giveStylesTheNonce();
  forgetPagesOnReturn();
  followSignOut();
  onSessionEnded(leaveForSignIn);

  const release = await readRelease();
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

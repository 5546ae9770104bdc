import { createStore, KitProviders, noteRemoteLoad } from '@pehchan/kit';
import { createBrowserRouter, RouterProvider } from '@pehchan/kit/router';
import { createRoot } from 'react-dom/client';
import { ErrorReporter } from '../errors/error-reporter.ts';
import { RefusedScripts } from '../remotes/refused-scripts.ts';
import { RegistryContext } from '../remotes/registry-context.ts';
import { fetchServedId, readRelease } from '../remotes/release.ts';
import { RemoteRegistry } from '../remotes/remote-registry.ts';
import { federationRuntime } from '../remotes/runtime.ts';
import { followSignOut, forgetPagesOnReturn, leaveForSignIn, signOutEverywhere } from '../session/leave.ts';
import { nameFirstEntry } from './first-entry.ts';
import { silenceConsole } from './quiet-console.ts';
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

  const refusedScripts = new RefusedScripts();
  refusedScripts.watch();
  const reporter = new ErrorReporter();
  const { report } = reporter;
  const release = await readRelease(report);
  reporter.releaseId = release.id;
  reporter.reportUncaught();
  const registry = new RemoteRegistry({
    release,
    fetchServedId,
    runtime: federationRuntime,
    refusedScripts,
    report,
    countLoad: noteRemoteLoad,
  });
  const store = createStore({ onSessionEnded: leaveForSignIn, onSignedOut: signOutEverywhere });

  const element = document.getElementById('root');
  if (!element) throw new Error('The document has no #root.');
  createRoot(element).render(
    <KitProviders store={store}>
      <RegistryContext value={registry}>
        <RouterProvider router={createBrowserRouter(routesOf(release, report))} />
      </RegistryContext>
    </KitProviders>,
  );
  requestAnimationFrame(silenceConsole);
}

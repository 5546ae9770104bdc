import {
  ContactsContext,
  createStore,
  KitProviders,
  loadTexts,
  noteRemoteLoad,
  type Store,
} from '@pehchan/kit';
import { browserHistory, PageRouter } from '@pehchan/kit/router';
import { notePageArrived } from '@pehchan/kit/ui';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorReporter } from '../errors/error-reporter.ts';
import { RefusedScripts } from '../remotes/refused-scripts.ts';
import { RegistryContext } from '../remotes/registry-context.ts';
import { fetchServedId, readRelease } from '../remotes/release.ts';
import { RemoteRegistry } from '../remotes/remote-registry.ts';
import { federationRuntime } from '../remotes/runtime.ts';
import { Farewell } from '../layout/farewell.tsx';
import {
  beginSignOut,
  followSignOut,
  forgetPagesOnReturn,
  leaveForSignIn,
  signOutEverywhere,
} from '../session/leave.ts';
import { takeSecondStep } from '../session/second-step.ts';
import { whenIdle } from '../layout/when-idle.ts';
import { keepOfflinePage } from '../offline/keep-offline-page.ts';
import { enteredAt } from '../session/entered.ts';
import { nameFirstEntry } from './first-entry.ts';
import { keepTexts } from './foreign-text.ts';
import { notePointer, showWholeField } from './note-pointer.ts';
import administrators from '../pages/administrators.json';
import { silenceConsole } from './quiet-console.ts';
import { Routed } from './routed.tsx';
import { routesOf } from './routes.tsx';
import { giveStylesTheNonce } from './style-nonce.ts';

export async function start(): Promise<void> {
  keepTexts(document.body);
  notePointer();
  showWholeField();
  giveStylesTheNonce();
  nameFirstEntry();
  forgetPagesOnReturn();
  followSignOut();

  const refusedScripts = new RefusedScripts();
  refusedScripts.watch();
  const reporter = new ErrorReporter();
  const { report } = reporter;
  const element = document.getElementById('root');
  if (!element) throw new Error('The document has no #root.');
  const root = createRoot(element);
  const showFarewell = (hasFailed: boolean) => root.render(<Farewell store={store} hasFailed={hasFailed} />);
  const store: Store = createStore({
    onSessionEnded: leaveForSignIn,
    onSigningOut: () => {
      beginSignOut();
      showFarewell(false);
    },
    onSignedOut: signOutEverywhere,
    onSignOutFailed: () => showFarewell(true),
    onSecondStep: (wanted) => takeSecondStep(store, wanted),
  });
  // Usually this waits only for the release document: the HTML document has already requested the texts.
  const [release] = await Promise.all([
    readRelease(report),
    loadTexts(store.getState().preferences.language),
  ]);
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
  notePageArrived(enteredAt());
  const page = (
    <KitProviders store={store}>
      <ContactsContext value={administrators}>
        <RegistryContext value={registry}>
          <PageRouter history={browserHistory()}>
            <Routed routes={routesOf(release)} report={report} />
          </PageRouter>
        </RegistryContext>
      </ContactsContext>
    </KitProviders>
  );
  // Render in a transition: the document's first paint stays until the application is complete.
  startTransition(() => root.render(page));
  requestAnimationFrame(silenceConsole);
  whenIdle(() => void keepOfflinePage());
}

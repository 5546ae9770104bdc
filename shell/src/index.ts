import { scriptFailed, scriptStarted } from './app/script-start.ts';
import '@pehchan/kit/styles/base.css';
import './styles/document.css';
import './styles/old-browser.css';
import { hasEntered, isApplication } from './session/entered.ts';
import { afterPaint, afterInput } from './app/pauses.ts';
import { whenIdle } from './layout/when-idle.ts';

/** Parts of the application, run one by one after the first paint, so that the browser handles touches. */
const PIECES = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  // The API's client takes as long as the rest of the kit.
  () => import(/* webpackMode: "eager" */ '../kit/calls/base-api.ts'),
  () => import(/* webpackMode: "eager" */ '@pehchan/kit'),
  () => import(/* webpackMode: "eager" */ '@pehchan/kit/router'),
  () => import(/* webpackMode: "eager" */ '@pehchan/kit/ui'),
  () => import(/* webpackMode: "eager" */ './remotes/runtime.ts'),
];

async function begin(): Promise<void> {
  await (isApplication() ? afterPaint() : pause());
  for (const run of PIECES) {
    await run();
    await pause();
  }
  const { start } = await import(/* webpackMode: "eager" */ './app/start.tsx');
  await pause();
  await hasEntered();
  await start();
  scriptStarted();
}

const pause = (): Promise<void> => (isApplication() ? afterInput() : new Promise(whenIdle));

void begin().catch((error: unknown) => {
  scriptFailed();
  throw error;
});

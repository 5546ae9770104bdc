import '@pehchan/kit/styles/base.css';
import './styles/document.css';
import { afterPaint, afterInput } from './app/pauses.ts';

/**
 * The application's modules are run once the document's own words are on the screen, and in pieces, between
 * which a thumb is answered: on a cheap phone all of them take half a second. They come in this very file.
 */
const PIECES = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@pehchan/kit'),
  () => import(/* webpackMode: "eager" */ '@pehchan/kit/router'),
  () => import(/* webpackMode: "eager" */ '@pehchan/kit/ui'),
  () => import(/* webpackMode: "eager" */ './remotes/runtime.ts'),
];

async function begin(): Promise<void> {
  await afterPaint();
  for (const run of PIECES) {
    await run();
    await afterInput();
  }
  const { start } = await import(/* webpackMode: "eager" */ './app/start.tsx');
  await afterInput();
  await start();
}

void begin();

import '@pehchan/kit/styles/base.css';
import './styles/document.css';
import { afterPaint } from './app/after-paint.ts';

/**
 * The application's modules are run once the document's own words are on the screen: on a cheap phone that
 * takes longer than all of the rest. They come in this very file.
 */
void afterPaint().then(async () => {
  const { start } = await import(/* webpackMode: "eager" */ './app/start.tsx');
  await start();
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { openApiDocument } from './document.ts';
import { docsPage } from './page.ts';

/** The description of the API. It is public, because it reveals nothing beyond the source code. */
export const docs = Router();

const description = openApiDocument();
const page = docsPage(description);
const script = readFileSync(join(import.meta.dirname, 'docs.js'), 'utf8');
const style = readFileSync(join(import.meta.dirname, 'docs.css'), 'utf8');

/** A content security policy as strict as the site's own: nothing inline, nothing from other origins. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const send =
  (type: string, text: string): RequestHandler =>
  (_req, res) => {
    res.set('Content-Security-Policy', POLICY).type(type).send(text);
  };

docs.get('/openapi.json', (_req, res) => {
  res.json(description);
});
docs.get('/docs', send('html', page));
docs.get('/docs.js', send('js', script));
docs.get('/docs.css', send('css', style));

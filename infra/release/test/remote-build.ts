import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '../build/apps.ts';
import type { Host } from '../store/host.ts';

export const HOST: Host = {
  id: '1.0.0-shell',
  kit: '1.2.0',
  api: '1.0.0',
  paths: ['/contact-us', '/update-user/:id'],
};

export interface RemoteChange {
  entry?: string;
  kit?: string;
  api?: string;
  path?: string;
  page?: string;
  nav?: { id: string; to: string }[];
  exposes?: object[];
  title?: string;
  asks?: string;
  files?: Record<string, string>;
  pageFiles?: Record<string, string[]>;
}

/** Count the builds, to give each one a folder of its own: Node imports the same path only once. */
let count = 0;
export async function buildRemote(folder: string, name: string, change: RemoteChange = {}): Promise<App> {
  const { entry = 'console.log(1)', kit = '^1.0.0', api = '^1.0.0' } = change;
  const { path = `/${name}/:id`, page = 'page', nav = [], exposes = [exposed()] } = change;
  const app = join(folder, String((count += 1)), `${name}-app`);
  const dist = join(app, 'dist');
  const { title = 'Page', asks, pageFiles, files: more = {} } = change;
  const label = { en: title, hi: 'पेज' };
  const config = {
    name,
    kit,
    api,
    routes: [{ path, page, access: 'signedIn', title: label, ...(asks && { asks }) }],
    nav: nav.map((item) => ({ ...item, label, icon: 'search', order: 1, access: 'signedIn' })),
  };
  const files: Record<string, string> = {
    'src/remote.tsx': "export const pages = { page: () => import('./page.tsx') } satisfies object;",
    'remote.config.ts': `export default ${JSON.stringify(config)};`,
    'dist/remoteEntry.js': entry,
    'dist/mf-manifest.json': JSON.stringify({ id: name, name, exposes }),
    'dist/mf-stats.json': '{"where":"on this machine"}',
    ...(pageFiles && { 'dist/page-files.json': JSON.stringify(pageFiles) }),
    'dist/assets/page.js': `/* ${'page '.repeat(100)} */`,
    ...Object.fromEntries(Object.entries(more).map(([file, content]) => [`dist/${file}`, content])),
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(join(app, file, '..'), { recursive: true });
    await writeFile(join(app, file), content);
  }
  return { folder: app, workspace: `@pehchan/${name}`, version: '1.0.0', dist };
}

const exposed = () => ({ name: 'pages', assets: { js: { sync: ['assets/page.js'], async: [] } } });

import type { Configuration } from '@rspack/core';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { developedRemotes, SHELL_PORT } from '../../remotes.ts';

/** In development, act as the gateway: API on the same origin, sign-in page, release document. */
export function devServer(): NonNullable<Configuration['devServer']> {
  const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001';
  return {
    port: SHELL_PORT,
    proxy: [{ context: ['/api', '/healthz', '/readyz'], target: api, xfwd: true }],
    historyApiFallback: {
      rewrites: [
        {
          from: /^\/login/,
          to: ({ request: { headers } }: { request: Pick<IncomingMessage, 'headers'> }) =>
            /pehchan_lang=hi/.test(headers.cookie ?? '') ||
            (!headers.cookie?.includes('pehchan_lang=') && headers['accept-language']?.startsWith('hi'))
              ? '/login.hi.html'
              : '/login.html',
        },
      ],
    },
    setupMiddlewares: (middlewares) => {
      middlewares.unshift({
        name: 'release',
        path: '/releases/current.json',
        middleware: (_request: IncomingMessage, response: ServerResponse) => {
          void developmentRelease().then((release) => {
            response.setHeader('Content-Type', 'application/json');
            response.end(JSON.stringify(release));
          });
        },
      });
      return middlewares;
    },
  };
}

async function developmentRelease() {
  const remotes = await Promise.all(
    (await developedRemotes()).map(async ({ name, devPort, described }) => {
      const base = `http://localhost:${devPort}/`;
      const manifest: unknown = await fetch(`${base}mf-manifest.json`)
        .then((answer) => answer.json())
        .catch(() => null);
      return [name, { ...described, base, manifest }];
    }),
  );
  return {
    schema: 2,
    id: 'dev',
    createdAt: new Date().toISOString(),
    previousId: null,
    remotes: Object.fromEntries(remotes),
  };
}

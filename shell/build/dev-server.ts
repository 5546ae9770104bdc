import type { Configuration } from '@rspack/core';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

/**
 * In development the shell's own server plays the gateway: the API behind the same origin, the sign-in document under
 * `/login`, and a release document that names the remotes' development servers.
 */
export function devServer(): NonNullable<Configuration['devServer']> {
  const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001';
  return {
    port: Number(process.env.SHELL_PORT ?? 4000),
    proxy: [{ context: ['/api', '/healthz', '/readyz'], target: api, xfwd: true }],
    historyApiFallback: {
      rewrites: [
        {
          from: /^\/login/,
          to: ({ request }: { request: { headers: { cookie?: string } } }) =>
            request.headers.cookie?.includes('pehchan_lang=hi') ? '/login.hi.html' : '/login.html',
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

const REMOTES = [
  { name: 'member', folder: 'member-app', port: Number(process.env.MEMBER_PORT ?? 4001) },
  { name: 'admin', folder: 'admin-app', port: Number(process.env.ADMIN_PORT ?? 4002) },
];

async function developmentRelease() {
  const root = path.join(import.meta.dirname, '../..');
  const remotes = await Promise.all(
    REMOTES.map(async ({ name, folder, port }) => {
      const { default: config } = (await import(`${root}/${folder}/remote.config.ts`)) as { default: object };
      const base = `http://localhost:${port}/`;
      const manifest: unknown = await fetch(`${base}mf-manifest.json`)
        .then((answer) => answer.json())
        .catch(() => null);
      const { version } = JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8')) as {
        version: string;
      };
      return [
        name,
        { ...config, version: `${version}-dev`, base, entry: 'remoteEntry.js', enabled: true, manifest },
      ];
    }),
  );
  return {
    schema: 1,
    id: 'dev',
    createdAt: new Date().toISOString(),
    previousId: null,
    remotes: Object.fromEntries(remotes),
  };
}

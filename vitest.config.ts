import { defineConfig } from 'vitest/config';
import { remoteFolders, remoteNameOf } from './remotes.ts';

const onNode = (name: string, include: string[], options: Record<string, unknown> = {}) => ({
  test: { name, include, environment: 'node', ...options },
});

const inBrowser = (name: string, folder: string) => ({
  test: {
    name,
    include: [`${folder}/**/*.test.{ts,tsx}`],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'jsdom',
  },
});

const HOSTILE = 'api/test/hostile.test.ts';
const onServers = {
  testTimeout: 20_000,
  hookTimeout: 60_000,
  sequence: { groupOrder: 1 },
  globalSetup: 'api/test/global-setup.ts',
  setupFiles: 'api/test/setup.ts',
};

/**
 * Groups run one after another: a suite that measures time, or kills servers, shares the machine with no
 * other suite.
 */
export default defineConfig({
  test: {
    projects: [
      onNode('api', ['api/src/**/*.test.ts', 'api/test/**/*.test.ts'], { ...onServers, exclude: [HOSTILE] }),
      // Ten thousand requests: `npm run test:resilience`.
      onNode('hostile', [HOSTILE], onServers),
      onNode('contract', ['api/contract/**/*.test.ts', 'shell/release/**/*.test.ts']),
      onNode('infra', ['infra/*/test/**/*.test.ts'], {
        testTimeout: 60_000,
        hookTimeout: 120_000,
        sequence: { groupOrder: 2 },
      }),
      // Long faults and load on whole sites of their own: `npm run test:resilience`, never beside the others.
      onNode('resilience', ['infra/checks/resilience/**/*.test.ts'], {
        testTimeout: 180_000,
        hookTimeout: 180_000,
        fileParallelism: false,
        sequence: { groupOrder: 3 },
      }),
      inBrowser('kit', 'shell/kit'),
      inBrowser('shell', 'shell/src'),
      ...remoteFolders().map((folder) => inBrowser(remoteNameOf(folder), folder)),
    ],
  },
});

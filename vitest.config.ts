import { defineConfig } from 'vitest/config';
import { LongestFirst } from './infra/checks/longest-first.ts';
import { remoteFolders, remoteNameOf } from './remotes.ts';

const onNode = (name: string, include: string[], options: Record<string, unknown> = {}) => ({
  test: { name, include, environment: 'node', ...options },
});

/** Its files share what they import, as those of {@link onServers} do; each has a document of its own. */
const inBrowser = (name: string, folder: string) => ({
  test: {
    name,
    include: [`${folder}/**/*.test.{ts,tsx}`],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'jsdom',
    setupFiles: 'shell/kit/testing/hooks.ts',
    isolate: false,
  },
});

/** Of the tests on whole sites those that measure no time: two at once, each with servers of its own. */
const SIDE_BY_SIDE = ['backup', 'doctor', 'mails', 'photos-at-cloudinary', 'restored-tasks', 'upgrade'].map(
  (name) => `infra/checks/resilience/${name}.test.ts`,
);
/** Walkthroughs in scratch copies, and commands as a person types them: `npm run test:resilience`. */
const LONG = [
  'infra/checks/long/**/*.test.ts',
  ...SIDE_BY_SIDE,
  'infra/launch/test/refusals.test.ts',
  'infra/release/test/release-cli.test.ts',
];
const FAULTS = 'api/test/faults/**/*.test.ts';
/** Of the API's tests the long ones that measure no time, two at once: `npm run test:resilience`. */
const AT_LENGTH = [
  ...['copied-photos', 'demo-community', 'demo-in-production', 'every-photo-address', 'mail'],
  ...['disk-full', 'hostile', 'names-rebuilt', 'parallel-writes'].map((name) => `faults/${name}`),
].map((name) => `api/test/${name}.test.ts`);
/** They only end a test that failed: beside busy programs a test may take ten times as long. */
const PATIENCE = { testTimeout: 240_000, hookTimeout: 240_000 };
/**
 * Files of one worker share what they import, and the servers' connections: importing it anew for each took a
 * third of the time. What a test changes it puts back, or has of its own.
 */
const onServers = {
  isolate: false,
  ...PATIENCE,
  globalSetup: 'api/test/global-setup.ts',
  setupFiles: 'api/test/setup.ts',
};

/** The tests run in another order, to find one that depends on others. */
const seed = Number(process.env.ORDER_SEED ?? 0);

/**
 * Groups run one after another: a suite that kills servers, or measures time under load, shares the machine
 * with no other.
 */
export default defineConfig({
  test: {
    // Most of them wait for a server half of the time. Vitest's own default leaves one core of two idle.
    maxWorkers: 2,
    sequence: seed ? { shuffle: { files: true, tests: true }, seed } : { sequencer: LongestFirst },
    projects: [
      onNode('api', ['api/src/**/*.test.ts', 'api/test/**/*.test.ts'], {
        ...onServers,
        exclude: [FAULTS, ...AT_LENGTH],
      }),
      onNode('at-length', AT_LENGTH, { ...onServers, isolate: true }),
      // Servers that fail, decoders that hang, one account with many connections, one at a time.
      onNode('faults', [FAULTS], {
        ...onServers,
        exclude: AT_LENGTH,
        isolate: true,
        fileParallelism: false,
        sequence: { groupOrder: 1 },
      }),
      onNode('contract', ['api/{contract,marks}/**/*.test.ts', 'shell/release/**/*.test.ts']),
      onNode('infra', ['infra/*/test/**/*.test.ts'], {
        exclude: LONG,
        ...PATIENCE,
      }),
      onNode('long', LONG, { ...PATIENCE, sequence: { groupOrder: 2 } }),
      // Long faults and load on whole sites of their own: `npm run test:resilience`, never beside the others.
      onNode('resilience', ['infra/checks/resilience/**/*.test.ts'], {
        ...PATIENCE,
        exclude: SIDE_BY_SIDE,
        fileParallelism: false,
        sequence: { groupOrder: 3 },
      }),
      inBrowser('kit', 'shell/kit'),
      inBrowser('shell', 'shell/src'),
      ...remoteFolders().map((folder) => inBrowser(remoteNameOf(folder), folder)),
    ],
  },
});

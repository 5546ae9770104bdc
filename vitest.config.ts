import { defineConfig } from 'vitest/config';
import { LongestFirst } from './infra/checks/longest-first.ts';
import { remoteFolders, remoteNameOf } from './remotes.ts';

const onNode = (name: string, include: string[], options: Record<string, unknown> = {}) => ({
  test: { name, include, environment: 'node', ...options },
});

/** Tests of a browser workspace. Files share imported modules, but not the document. */
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

/** Tests on whole sites that measure no time. Two run in parallel, each with its own servers. */
const SIDE_BY_SIDE = ['backup', 'doctor', 'mails', 'photos-at-cloudinary', 'restored-tasks', 'upgrade'].map(
  (name) => `infra/checks/resilience/${name}.test.ts`,
);
/** Walkthroughs in scratch copies, and commands as an operator types them: `npm run test:resilience`. */
const LONG = [
  'infra/checks/long/**/*.test.ts',
  ...SIDE_BY_SIDE,
  'infra/launch/test/refusals.test.ts',
  'infra/release/test/release-cli.test.ts',
];
const FAULTS = 'api/test/faults/**/*.test.ts';
/** Long tests of the API that measure no time, two in parallel: `npm run test:resilience`. */
const AT_LENGTH = [
  ...[
    'photos/copied-photos',
    'photos/every-photo-address',
    'demo/demo-community',
    'demo/demo-in-production',
    'mail/mail',
  ],
  ...['disk-full', 'hostile', 'names-rebuilt', 'parallel-writes'].map((name) => `faults/${name}`),
].map((name) => `api/test/${name}.test.ts`);
/** Generous timeouts: on a busy machine a test can take ten times as long. */
const PATIENCE = { testTimeout: 240_000, hookTimeout: 240_000 };
/**
 * Files of one worker share imported modules and server connections: importing them for each file took a
 * third of the time. Each test restores what it changes, or uses its own data.
 */
const onServers = {
  isolate: false,
  ...PATIENCE,
  globalSetup: 'api/test/support/global-setup.ts',
  setupFiles: 'api/test/support/setup.ts',
};

/** Shuffles the tests, to find those that depend on others. */
const seed = Number(process.env.ORDER_SEED ?? 0);

/** Groups run one after another, so that tests that kill servers or measure time under load run alone. */
export default defineConfig({
  test: {
    // Most tests wait for a server half of the time. Vitest's default leaves one of two cores idle.
    maxWorkers: 2,
    sequence: seed ? { shuffle: { files: true, tests: true }, seed } : { sequencer: LongestFirst },
    projects: [
      onNode('api', ['api/src/**/*.test.ts', 'api/test/**/*.test.ts'], {
        ...onServers,
        exclude: [FAULTS, ...AT_LENGTH],
      }),
      onNode('at-length', AT_LENGTH, { ...onServers, isolate: true }),
      // Failing servers, hanging decoders and many connections of one account, one test at a time.
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
      // Long faults and load on whole sites: `npm run test:resilience`, never in parallel with others.
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

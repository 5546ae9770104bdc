import { defineConfig } from 'vitest/config';
import { LongestFirst } from './infra/checks/longest-first.ts';
import { remoteFolders, remoteNameOf } from './remotes.ts';

const onNode = (name: string, include: string[], options: Record<string, unknown> = {}) => ({
  test: { name, include, environment: 'node', ...options },
});

/** Tests of a browser workspace share imported modules, but not the document. */
const inBrowser = (name: string, folder: string) => ({
  test: {
    name,
    include: [`${folder}/**/*.test.{ts,tsx}`],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'jsdom',
    setupFiles: 'shell/kit/testing/hooks.ts',
    isolate: false,
    expect: { poll: { timeout: 30_000 } },
  },
});

/** Tests of whole sites that measure no time: they run in parallel, each with its own servers. */
const SIDE_BY_SIDE = ['backup', 'doctor', 'mails', 'photos-at-cloudinary', 'restored-tasks', 'upgrade'].map(
  (name) => `infra/checks/resilience/${name}.test.ts`,
);
/** Tests of whole workflows in copies of the project, and of commands as an operator types them. */
const LONG = [
  'infra/checks/long/**/*.test.ts',
  ...SIDE_BY_SIDE,
  'infra/launch/test/growing-log.test.ts',
  'infra/launch/test/refusals.test.ts',
  'infra/operate/test/full-redis.test.ts',
  'infra/release/test/release-cli.test.ts',
  'infra/release/test/release-lock.test.ts',
];
const FAULTS = 'api/test/faults/**/*.test.ts';
/** Long tests of the API that measure no time: two run in parallel. */
const AT_LENGTH = [
  ...[
    'marks/battery',
    'marks/more-attacks',
    'photos/copied-photos',
    'photos/every-photo-address',
    'demo/demo-community',
    'demo/demo-in-production',
    'mail/mail',
    'sheet/sheet-traces',
    'trace/mark-secrets',
    'trace/stored-several-times',
  ],
  ...['disk-full', 'hostile', 'names-rebuilt', 'parallel-writes'].map((name) => `faults/${name}`),
].map((name) => `api/test/${name}.test.ts`);
/** Time limits are generous: on a busy machine a test can take ten times as long. */
const PATIENCE = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 30_000 } } };
/** Share imported modules between a worker's test files: importing them again took a third of the time. */
const onServers = {
  isolate: false,
  ...PATIENCE,
  globalSetup: 'api/test/support/global-setup.ts',
  setupFiles: 'api/test/support/setup.ts',
};

const seed = Number(process.env.ORDER_SEED ?? 0);

/** Run groups in turn: tests that kill servers or measure time under load run alone. */
export default defineConfig({
  test: {
    // With Vitest's default one of two cores is idle half of the time, because most tests wait for a server.
    maxWorkers: 2,
    sequence: seed ? { shuffle: { files: true, tests: true }, seed } : { sequencer: LongestFirst },
    projects: [
      onNode('api', ['api/src/**/*.test.ts', 'api/test/**/*.test.ts'], {
        ...onServers,
        exclude: [FAULTS, ...AT_LENGTH],
      }),
      onNode('at-length', AT_LENGTH, { ...onServers, isolate: true }),
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

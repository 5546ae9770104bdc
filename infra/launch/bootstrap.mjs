/*
 * The entry of every command: installs Node 24 and missing packages, then runs the command. It runs on Node
 * 20 without packages or TypeScript, so it has its own `UserError`.
 */
import { delimiter, dirname, join } from 'node:path';
import { say } from '../lib/steps.mjs';
import { bringNode } from './bootstrap/bring-node.mjs';
import { bringPackages } from './bootstrap/bring-packages.mjs';
import { explain, majorOf, root, UserError } from './bootstrap/common.mjs';
import { handOver } from './bootstrap/hand-over.mjs';
import { endRunning } from './bootstrap/run.mjs';
import { unpackAhead } from './bootstrap/unpack-ahead.mjs';

const OLDEST_NODE = 20;

const COMMANDS = {
  start: 'launch/start.ts',
  test: 'checks/test.ts',
  'test-resilience': 'checks/test-resilience.ts',
  'test-containers': 'checks/containers/main.ts',
  'test-conditions': 'checks/conditions/main.ts',
  check: 'checks/check.ts',
  dev: 'launch/dev.ts',
  gallery: 'launch/gallery.ts',
  admin: 'launch/admin.ts',
  backup: 'operate/backup.ts',
  restore: 'operate/restore.ts',
  doctor: 'operate/doctor.ts',
  upkeep: 'operate/upkeep.ts',
  release: 'checks/release.ts',
  versions: 'checks/versions.ts',
  figures: 'checks/figures.ts',
  sbom: 'checks/sbom.ts',
  audit: 'checks/audit.ts',
  bench: 'bench/main.ts',
  screenshots: 'checks/screenshots.ts',
};

/** Commands that build and run the site. All others need the test tools, too. */
const WITHOUT_TEST_TOOLS = new Set(['start', 'admin', 'backup', 'restore', 'doctor', 'upkeep', 'release']);

/** `npm start` only watches other processes. A small heap for new objects saves 20 MB. */
const FLAGS = { start: ['--max-semi-space-size=1'] };

// Characters refused in a project folder's path: PATH splits at `:`, the bundler at `?!#`, tests decode `%`.
const UNUSABLE = /[\p{Cc}:?*!#%]/u;

async function main([command, ...args]) {
  const script = Object.hasOwn(COMMANDS, command) && COMMANDS[command];
  if (!script) throw new UserError(`Use one of: ${Object.keys(COMMANDS).join(', ')}.`);
  if (majorOf(process.versions.node) < OLDEST_NODE) {
    throw new UserError(
      `Pehchan needs Node ${OLDEST_NODE} or newer; this is Node ${process.versions.node}. Please install a newer Node.`,
    );
  }
  refuseFolders();
  const withTools = !WITHOUT_TEST_TOOLS.has(command) || args[0] === 'matrix';
  // Install Node 24 and the packages in parallel: npm can install packages with the older Node.
  const bringing = bringNode();
  const [node] = await Promise.all([
    bringing,
    bringPackages(command, withTools),
    bringing.then((brought) => unpackAhead(command, brought)),
  ]);
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  const flags = FLAGS[command] ?? [];
  process.exitCode = await handOver(node, [...flags, join(root, 'infra', script), ...args], path);
}

function refuseFolders() {
  if (UNUSABLE.test(root)) {
    throw new UserError(
      `Pehchan can't run in the folder ${JSON.stringify(root)}: its path has a line break or one of : ? * ! # % in it. Please rename or move it.`,
    );
  }
  for (const name of ['HOME', 'TMPDIR']) {
    if (!/\p{Cc}/u.test(process.env[name] ?? '')) continue;
    throw new UserError(
      `${name} is ${JSON.stringify(process.env[name])}, which has a line break in it. Please set it to another folder.`,
    );
  }
}

main(process.argv.slice(2)).catch((error) => {
  say(`✗ ${explain(error)}`);
  endRunning();
  process.exitCode = 1;
});

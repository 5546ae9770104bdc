import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { ROOT } from '../lib/index.ts';
import { failure, skipLine, type Tally } from './tally.ts';

export const TALLY_FILE = 'PEHCHAN_TALLY_FILE';

/** Write the tally of a Vitest run. Vitest's own report omits reasons of skips and errors of hooks. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env[TALLY_FILE];
    if (file) writeFileSync(file, JSON.stringify(tallyOf(modules, unhandled)));
  }
}

const tallyOf = (modules: readonly TestModule[], unhandled: readonly SerializedError[]): Tally => ({
  passed: modules.flatMap((module) => [...module.children.allTests('passed')]).length,
  skipped: modules.flatMap((module) => [...module.children.allTests('skipped')].map(skipOf)),
  failures: [
    ...modules.flatMap(failuresOf),
    ...unhandled.map((error) => failure('outside a test', stackOf(error))),
  ],
});

function skipOf(test: TestCase): string {
  const result = test.result();
  const reason = result.state === 'skipped' ? result.note : undefined;
  return skipLine(`${test.module.relativeModuleId} › ${test.fullName}`, reason);
}

/** Return failed tests, and files and groups whose loading or hooks failed: their tests did not run. */
function failuresOf(module: TestModule): string[] {
  const file = relative(ROOT, module.moduleId);
  const ofFile = module.errors().map((error) => failure(file, stackOf(error)));
  const ofGroups = [...module.children.allSuites()].flatMap((group) =>
    group.errors().map((error) => failure(`${file} › ${group.fullName}`, stackOf(error))),
  );
  const ofTests = [...module.children.allTests('failed')].map((test) =>
    failure(`${file} › ${test.fullName}`, stackOf(test.result().errors?.[0])),
  );
  return [...ofFile, ...ofGroups, ...ofTests];
}

const stackOf = (error: SerializedError | undefined) => error?.stack ?? error?.message;

import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

export const SKIPS_FILE = 'PEHCHAN_SKIPS_FILE';

export interface Skip {
  readonly file: string;
  readonly title: string;
  readonly reason?: string | undefined;
}

/** Write skipped tests with their reasons, which Vitest's own report omits. */
export default class SkipReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env[SKIPS_FILE];
    if (file) writeFileSync(file, JSON.stringify(modules.flatMap(skipsOf)));
  }
}

function skipsOf(module: TestModule): Skip[] {
  return [...module.children.allTests('skipped')].map((test) => {
    const result = test.result();
    const reason = result.state === 'skipped' ? result.note : undefined;
    return { file: module.relativeModuleId, title: test.fullName, reason };
  });
}

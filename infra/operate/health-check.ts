import type { Source } from './source.ts';

export type Problem = readonly [problem: string, remedy: string];

/** Health checks. The key of each check is a sentence that is true if the check finds no problem. */
export type HealthChecks = Readonly<Record<string, (source: Source) => Promise<Problem | void>>>;

import type { Source } from './source.ts';

export type Problem = readonly [problem: string, remedy: string];

/** The checks, by a sentence that is true if they find no problem. */
export type HealthChecks = Readonly<Record<string, (source: Source) => Promise<Problem | void>>>;

import type { Source } from './source.ts';

export type Problem = readonly [problem: string, remedy: string];

/** The checks, each by a sentence that is true if it finds no problem. */
export type HealthChecks = Readonly<Record<string, (source: Source) => Promise<Problem | void>>>;

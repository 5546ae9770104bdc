import type { Source } from './source.ts';

/** What is wrong, and the command that puts it right. */
export type Problem = readonly [problem: string, remedy: string];

/** By a sentence that is true when the check found nothing. */
export type HealthChecks = Readonly<Record<string, (source: Source) => Promise<Problem | void>>>;

import { constants } from 'node:os';
import {
  type Limits,
  type Question,
  type Trace,
  traceCopy as trace,
  UnreadablePicture,
} from '@pehchan/marks/trace';
import { photoStore } from '../../ground/gateways/photo-store/photo-store.ts';
import { examine } from '../../ground/gateways/pictures/examine.ts';
import { UnusablePicture } from '../../ground/gateways/pictures/unusable-picture.ts';
import { Child } from '../../ground/runtime/child.ts';
import { env } from '../../ground/runtime/env.ts';

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
const limitsOf = (time: number, priority: number): Limits => ({
  time,
  memory: 300_000_000,
  priority,
  alike: 0.5,
  comparing: time * 0.7,
  trying: time * 0.8,
});

/** Limits of a trace for which an administrator waits: with the lowest priority it might never end. */
export const LIMITS = limitsOf(env.traceDeadline, PRIORITY_BELOW_NORMAL);
export const CHECK_LIMITS = limitsOf(15 * 60_000, PRIORITY_LOW);

/**
 * @throws UnusablePicture if the upload is no picture
 * @throws TraceTooHeavy if the trace exceeds its limits, or is ended, before it found anything
 */
export async function traceCopy(
  question: Omit<Question, 'stored'>,
  limits = LIMITS,
  signal?: AbortSignal,
): Promise<Trace> {
  examine(question.suspect);
  const stored: Question['stored'] = (photoKey, size) => photoStore.get(photoKey, size);
  try {
    return await trace((program) => new Child(program), { ...question, stored }, limits, signal);
  } catch (error) {
    throw error instanceof UnreadablePicture ? new UnusablePicture('type', error.message) : error;
  }
}

import { decisions } from './decisions.hi.ts';
import type { MessageKey } from './keys.ts';
import { outcomes } from './outcomes.hi.ts';
import { refusals } from './refusals.hi.ts';

/** Hindi as spoken in Rajasthan: plain words and respectful address. */
export const hi: Record<MessageKey, string> = { ...refusals, ...outcomes, ...decisions };

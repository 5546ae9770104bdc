import { decisions } from './decisions.en.ts';
import { outcomes } from './outcomes.en.ts';
import { refusals } from './refusals.en.ts';

/** Sentences of the API and of forms. Those of the specification (sections 4, 5, 8) stay exact. */
export const en = { ...refusals, ...outcomes, ...decisions };

import { outcomes } from './outcomes.en.ts';
import { refusals } from './refusals.en.ts';

/**
 * The sentences of the API and of the rules that forms share with it, in English. Those of the specification
 * (sections 4, 5 and 8) stay exact, spelling included. Labels of screens are in the browser's code.
 */
export const en = { ...refusals, ...outcomes };

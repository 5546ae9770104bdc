import { outcomes } from './outcomes.en.ts';
import { refusals } from './refusals.en.ts';

/**
 * Every sentence of the API and of the rules that forms share with it, in English: the specification's own
 * words (sections 4, 5 and 8), spelling included. Screens' labels live with the screens.
 */
export const en = { ...refusals, ...outcomes };

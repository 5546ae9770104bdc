import { endurance, longJourneys, runStages } from './stages.ts';

/**
 * What takes too long for `npm test`: faults of remotes in a browser, and whole sites whose parts are killed
 * under load.
 */
await runStages(longJourneys, endurance);

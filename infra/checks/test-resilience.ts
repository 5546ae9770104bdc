import { endurance, hostileRun, longJourneys, runStages } from './stages.ts';

/**
 * What takes too long for `npm test`: hostile requests by the thousand, faults of remotes in a browser, and
 * whole sites whose parts are killed under load.
 */
await runStages(hostileRun, longJourneys, endurance);

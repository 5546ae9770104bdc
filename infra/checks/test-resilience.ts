import { endurance, faults, longJourneys, longTests, otherBrowsers, runStages } from './stages.ts';

/**
 * What takes too long for `npm test`: servers that fail, hostile requests by the thousand, faults of remotes
 * in a browser, nine steps in old and other browsers, the walkthroughs in scratch copies, and whole sites
 * whose parts are killed under load.
 */
await runStages(faults, longJourneys, otherBrowsers, longTests, endurance);

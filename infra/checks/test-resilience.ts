import { endurance, faults, longJourneys, longTests, otherBrowsers, runStages } from './stages.ts';

/** `npm run test:resilience`: the tests that take too long for `npm test`. */
await runStages(faults, longJourneys, otherBrowsers, longTests, endurance);

import { endurance, faults, longJourneys, longTests, otherBrowsers, runStages } from './stages.ts';

await runStages(faults, longJourneys, otherBrowsers, longTests, endurance);

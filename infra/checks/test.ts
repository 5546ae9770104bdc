import { journeys, runStages, staticChecks, suites } from './stages.ts';

await runStages(staticChecks, suites, journeys);

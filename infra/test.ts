import { scratchServers } from './check/scratch.ts';
import { journeys, staticChecks, suites } from './check/stages.ts';
import { lastLine, sum } from './check/tally.ts';
import { runCommand } from './command.ts';
import { duration, say } from './console/steps.mjs';
import { parseSettings, readEnvironment } from './settings.ts';

await runCommand(
  async (lifetime) => {
    const settings = parseSettings(readEnvironment());
    const tallies = [
      await staticChecks(lifetime),
      await suites(await scratchServers(settings, lifetime), lifetime),
      await journeys(settings, lifetime),
    ];
    const total = sum(tallies);
    say(`\nAll of it took ${duration(performance.now())}.`);
    return { exitCode: total.failed > 0 ? 1 : 0, lastLine: lastLine(total) };
  },
  { exitCodeWhenStopped: 1 },
);

import { scratchServers } from './scratch.ts';
import { journeys, staticChecks, suites } from './stages.ts';
import { lastLine, sum } from './tally.ts';
import { runCommand } from '../lib/command.ts';
import { duration, say } from '../lib/steps.mjs';
import { parseSettings, readEnvironment } from '../lib/settings.ts';

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

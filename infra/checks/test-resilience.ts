import { endurance, longJourneys } from './stages.ts';
import { lastLine, sum } from './tally.ts';
import { runCommand } from '../lib/command.ts';
import { duration, say } from '../lib/steps.mjs';
import { parseSettings, readEnvironment } from '../lib/settings.ts';

/** What takes too long for `npm test`: faults of remotes in a browser, and whole sites whose parts are killed under load. */
await runCommand(
  async (lifetime) => {
    const settings = parseSettings(readEnvironment());
    const tallies = [await longJourneys(settings, lifetime), await endurance(lifetime)];
    const total = sum(tallies);
    say(`\nAll of it took ${duration(performance.now())}.`);
    return { exitCode: total.failed > 0 ? 1 : 0, lastLine: lastLine(total) };
  },
  { exitCodeWhenStopped: 1 },
);

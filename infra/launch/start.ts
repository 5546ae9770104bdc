import { duration, runCommand, say, untilStopped } from '../lib/index.ts';
import { box } from './console/box.ts';
import { findMailProblem } from './mail-problem.ts';
import { startStack } from './stack.ts';
import { parseSettings, readEnvironment, type Settings } from '../lib/settings.ts';

await runCommand(async (lifetime) => {
  const settings = parseSettings(readEnvironment());
  const [mailProblem, remedy] = findMailProblem(settings) ?? [];
  if (mailProblem) say(`! ${mailProblem}\n    → ${remedy}`);
  const { url } = await startStack(settings, lifetime);
  say(
    box([`Pehchan is ready on ${url}`, '', ...signIns(settings), 'Ctrl-C stops everything; the data stay.']),
  );
  say(`Ready in ${duration(performance.now())}.`);
  return untilStopped();
});

function signIns({ demo }: Settings): string[] {
  if (!demo) return [];
  return [
    'Demo sign-ins, all with the password pehchan-demo',
    '  9000000001  administrator',
    '  9000000002  approved',
    '  9000000003  pending',
    '  9000000004  rejected',
    '  9000000005  approved, without biodata',
    '',
  ];
}

import { DEMO_PASSWORD, DEMO_PHONES } from '@pehchan/operating';
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
    `Demo sign-ins, all with the password ${DEMO_PASSWORD}`,
    ...Object.entries(DEMO_PHONES).map(([who, phone]) => `  ${phone}  ${who}`),
    '',
  ];
}

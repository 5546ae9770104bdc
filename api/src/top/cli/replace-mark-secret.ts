import { env } from '../../ground/runtime/env.ts';
import { keptMarkSecrets, replaceMarkSecret } from '../../ground/runtime/mark-secrets.ts';
import { disagreement, refuse, say } from './terminal.ts';

export async function replaceSecret(isAgreed: boolean): Promise<number> {
  if (env.areMarkSecretsGiven) {
    return refuse('The secrets are given by MARK_SECRETS: put a new one before those, and restart the API.');
  }
  say('Copies of photos will be marked with a new secret. Those that are out are traced with the old ones.');
  const problem = await disagreement(isAgreed, 'Replace it?', 'Nothing was changed.');
  if (problem) return refuse(problem);
  replaceMarkSecret(env.dataDir);
  const amount = keptMarkSecrets(env.dataDir).length;
  say(`There are ${amount} secrets now. The API takes the new one within seconds; nothing is restarted.`);
  return say('Make a backup: without its secret no copy can be traced.');
}

import type { Settings } from '../lib/settings.ts';

export function findMailProblem({ production, smtpUrl }: Settings): readonly [string, string] | undefined {
  if (!production || smtpUrl) return undefined;
  return [
    'Mail goes nowhere: it is written to DATA_DIR/outbox, and nobody gets a code for a new password.',
    'SMTP_URL=smtp://… in .env, then npm start',
  ];
}

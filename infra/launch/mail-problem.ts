import type { Settings } from '../lib/settings.ts';

export function findMailProblem({ production, smtpUrl }: Settings): readonly [string, string] | undefined {
  if (!production || smtpUrl) return undefined;
  return [
    'Mail is not sent, but written to DATA_DIR/outbox: no one receives a code for a new password.',
    'SMTP_URL=smtp://… in .env, then npm start',
  ];
}

type Use = {
  /** The kind of account that the command's phone number must belong to. */
  phoneOf?: string;
  /** The command asks for confirmation, unless `--yes` is given. */
  needsConfirmation?: boolean;
};

const USES = {
  grant: { phoneOf: 'a registered account', needsConfirmation: true },
  revoke: { phoneOf: 'a registered account' },
  'reset-second-step': { phoneOf: 'an administrator', needsConfirmation: true },
  'retry-tasks': {},
  'rebuild-names': {},
  'replace-mark-secret': { needsConfirmation: true },
  'clear-demo': { needsConfirmation: true },
} as const satisfies Record<string, Use>;

export type AdminAction = keyof typeof USES;
export type AdminCall = { action: AdminAction; phone: string; isAgreed: boolean };

export const ADMIN_USES = Object.entries<Use>(USES).map(
  ([action, { phoneOf, needsConfirmation }]) =>
    action + (phoneOf ? ` <phone of ${phoneOf}>` : '') + (needsConfirmation ? ' [--yes]' : ''),
);

/**
 * Parse an operator's command, in the process that starts the servers and in the one that runs the command.
 * @returns undefined if the arguments are invalid
 */
export function adminCall(
  [action = '', phone = '', ...more]: readonly string[],
  isAgreed: boolean,
): AdminCall | undefined {
  if (!isAction(action) || more.length > 0) return undefined;
  const { phoneOf, needsConfirmation }: Use = USES[action];
  const isWhole = phoneOf ? /^\d{10}$/.test(phone) : phone === '';
  return isWhole && (needsConfirmation || !isAgreed) ? { action, phone, isAgreed } : undefined;
}

const isAction = (name: string): name is AdminAction => Object.hasOwn(USES, name);

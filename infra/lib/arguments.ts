import { parseArgs, type ParseArgsConfig } from 'node:util';
import { errorCode, UserError } from './errors.ts';

/** @throws UserError with the usage, for arguments that `parseArgs` does not accept */
export function argumentsOf<T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!errorCode(error)?.startsWith('ERR_PARSE_ARGS_') || !(error instanceof Error)) throw error;
    // Node's further sentences explain how to pass unusual values. They don't help with a mistyped option.
    const [sentence = ''] = error.message.split(/\.?(?:\s*\n|\. |$)/);
    throw new UserError(`${sentence}. ${usage}`);
  }
}

/** Return a table's own entry. An inherited property, such as `toString`, is not an entry. */
export function entryOf<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

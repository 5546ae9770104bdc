import type { Schema } from 'yup';
import { seal, unseal } from './seal.ts';

/** What came of a try that didn't fail; `dropped`: nobody wants it done any more. */
export type Outcome = 'done' | 'dropped';

type Definition<Payload> = {
  /** Lies in the table: a kind is never renamed while a task of it may wait. */
  name: string;
  schema: Schema<Payload>;
  /** The payload is encrypted, and goes with the last try whatever comes of it. */
  isSecret?: boolean;
  /**
   * Does the work. It may be called again after it was interrupted anywhere; `key` names the task, so that
   * whoever gets something twice can tell.
   */
  run(payload: Payload, key: string): Promise<Outcome>;
  /** Called when it was given up, or when it became too late before it could be done. */
  lost?(): void;
};

/** What a process that does tasks knows of a kind. */
export type TaskKind = {
  readonly name: string;
  readonly isSecret: boolean;
  /** Milliseconds from the end of one run to the next; absent: it is done once. */
  readonly period?: number;
  /** @param payload as it lies in the table. Throws `UnreadablePayload` when that can't be read */
  start(payload: string | null, key: string): Promise<Outcome>;
  lost(): void;
};

/** A kind that can be planned. */
export type PlannedKind<Payload> = TaskKind & { pack(payload: Payload, key: string): string };

/** Another try wouldn't read it either. */
export class UnreadablePayload extends Error {}

export function defineTask<Payload>(definition: Definition<Payload>): PlannedKind<Payload> {
  const { name, schema, isSecret = false, run, lost = () => undefined } = definition;
  const read = (payload: string | null, key: string): Payload => {
    try {
      const text = isSecret ? unseal(payload ?? '', key) : payload;
      return schema.validateSync(JSON.parse(text ?? ''), { strict: true });
    } catch (error) {
      throw new UnreadablePayload(`a task of the kind ${name} can’t be read`, { cause: error });
    }
  };
  return {
    name,
    isSecret,
    pack: (payload, key) => (isSecret ? seal(JSON.stringify(payload), key) : JSON.stringify(payload)),
    start: async (payload, key) => run(read(payload, key), key),
    lost,
  };
}

/** Work that comes again: one row, which moves its own due date. */
export function definePeriodicTask(name: string, period: number, run: () => Promise<void>): TaskKind {
  const start = async (): Promise<Outcome> => {
    await run();
    return 'done';
  };
  return { name, period, isSecret: false, start, lost: () => undefined };
}

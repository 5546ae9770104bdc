import type { Schema } from 'yup';
import { seal, unseal } from './seal.ts';

export type Outcome = 'done' | 'dropped';

type Definition<Payload> = {
  /** The name of this kind of job, stored in `tasks`: never rename it while jobs may wait. */
  name: string;
  schema: Schema<Payload>;
  /** Whether the payload is encrypted, and removed when the job succeeds or fails. */
  isSecret?: boolean;
  /** Do the job's work. After an interruption it runs again; receivers recognise a repetition by `key`. */
  run(payload: Payload, key: string): Promise<Outcome>;
  lost?(): void;
};

export type TaskKind = {
  readonly name: string;
  readonly isSecret: boolean;
  /** Milliseconds from the end of one run to the next. Absent: the job runs only once. */
  readonly period?: number;
  start(payload: string | null, key: string): Promise<Outcome>;
  lost(): void;
};

export type PlannedKind<Payload> = TaskKind & {
  pack(payload: Payload, key: string): string;
  unpack(payload: string | null, key: string): Payload;
};

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
    unpack: read,
    start: async (payload, key) => run(read(payload, key), key),
    lost,
  };
}

/** Define a periodic job: a single row that gets a new due date after each run. */
export function definePeriodicTask(name: string, period: number, run: () => Promise<void>): TaskKind {
  const start = async (): Promise<Outcome> => {
    await run();
    return 'done';
  };
  return { name, period, isSecret: false, start, lost: () => undefined };
}

export type Program = {
  name: string;
  path: string;
  env?: Readonly<Record<string, string>>;
  nodeOptions?: readonly string[];
  priority?: number;
};

/** A process that the API starts, watches and ends for this package. */
export type Child<Reply> = {
  readonly exited: Promise<void>;
  readonly isAlive: boolean;
  onReply(handle: (reply: Reply) => void): void;
  /** Undefined if the process ends before. */
  next(): Promise<Reply | undefined>;
  send(message: object): void;
  ask(message: object): Promise<Reply | undefined>;
  /** Set whether the process keeps its parent from exiting. */
  hold(isAtWork: boolean): void;
  /** @returns a function that stops watching */
  limitMemory(most: number, every: number): () => void;
  kill(why: string): void;
  end(): Promise<void>;
};

export type StartChild = <Reply>(program: Program) => Child<Reply>;

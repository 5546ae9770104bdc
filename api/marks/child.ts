export type Program = {
  name: string;
  path: string;
  env?: Readonly<Record<string, string>>;
  nodeOptions?: readonly string[];
  priority?: number;
};

/** A process that the API starts, watches and ends for `api/marks`. */
export type Child<Reply> = {
  readonly exited: Promise<void>;
  readonly isAlive: boolean;
  onReply(handle: (reply: Reply) => void): void;
  /** Return the process's next reply; undefined if the process ends first. */
  next(): Promise<Reply | undefined>;
  send(message: object): void;
  ask(message: object): Promise<Reply | undefined>;
  hold(isAtWork: boolean): void;
  /** Kill the process if it takes more than `most` bytes of memory. Return a function that ends the watch. */
  limitMemory(most: number, every: number): () => void;
  kill(why: string): void;
  end(): Promise<void>;
};

export type StartChild = <Reply>(program: Program) => Child<Reply>;

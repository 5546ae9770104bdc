export interface StepOptions {
  /** Prints nothing if the step takes less than a second. */
  quietWhenQuick?: boolean;
}

/** Run `work` and print how long it took. Show progress after a second. */
export function step<T>(label: string, work: () => Promise<T>, options?: StepOptions): Promise<T>;

/** Return a text with commands that work here: in containers the operator's, not `npm run`. */
export function commandsHere(text: string, operateWith?: string): string;

export function say(line: string): void;

/** `0.4 s`, `12 s`, `2 min 5 s` */
export function duration(milliseconds: number): string;

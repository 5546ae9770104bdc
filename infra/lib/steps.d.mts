export interface StepOptions {
  /** Nothing is printed when the step takes less than a second. */
  quietWhenQuick?: boolean;
}

/** Runs `work`, says how long it took, and shows that it is under way when it takes over a second. */
export function step<T>(label: string, work: () => Promise<T>, options?: StepOptions): Promise<T>;

/** Return a text with commands that work here: in containers the operator's instead of `npm run`. */
export function commandsHere(text: string, operateWith?: string): string;

/** Prints a line without tearing the live one. */
export function say(line: string): void;

/** `0.4 s`, `12 s`, `2 min 5 s` */
export function duration(milliseconds: number): string;

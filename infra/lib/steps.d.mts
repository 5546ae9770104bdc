export interface StepOptions {
  /** Print nothing for a step of less than a second. */
  quietWhenQuick?: boolean;
}

/** Run `work` and print how long it took. Show progress after a second. */
export function step<T>(label: string, work: () => Promise<T>, options?: StepOptions): Promise<T>;

/** Replace `npm run` in a text by the operator's command in containers. */
export function commandsHere(text: string, operateWith?: string): string;

export function say(line: string): void;

/** Format milliseconds: `0.4 s`, `12 s`, `2 min 5 s`. */
export function duration(milliseconds: number): string;

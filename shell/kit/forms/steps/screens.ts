import type { ReactNode } from 'react';
import type { Fact } from '../../ui/facts.tsx';

/** One part of a long form: on a phone it has the screen to itself. */
export type FormStep = {
  title: string;
  fields: readonly string[];
  content: ReactNode;
  /** On a desk, neighbours of one screen stand below each other. */
  screen?: string;
  /** What the way on is called, where “Next” says too little. */
  next?: string;
  /** What else can be done here, below the way on. */
  aside?: ReactNode;
  /** Asks the API when it is left forwards: a field that is refused keeps one here. */
  check?: (values: Record<string, unknown>) => Promise<unknown>;
  /** What was said in it, for the review. */
  told?: (values: Record<string, unknown>) => Fact[];
  /** Shows the others before they are sent; where those stand on one screen there is no need of it. */
  isReview?: boolean;
};

/** What stands on the screen together: numbers of steps. */
type Screen = readonly number[];

/** The steps of a form as the screens that a device shows of it. */
export class Screens {
  readonly all: readonly Screen[];
  private readonly steps: readonly FormStep[];

  constructor(steps: readonly FormStep[], isWide: boolean) {
    const all: number[][] = [];
    const isOnePage =
      isWide && new Set(steps.flatMap((step) => (step.isReview ? [] : step.screen))).size === 1;
    for (const [index, { screen, isReview }] of steps.entries()) {
      if (isReview && isOnePage) continue;
      const isBelow = isWide && index > 0 && steps[index - 1]?.screen === screen;
      if (isBelow) all.at(-1)?.push(index);
      else all.push([index]);
    }
    this.all = all;
    this.steps = steps;
  }

  /** Which screen a step is on. */
  of(step: number): number {
    const index = this.all.findIndex((screen) => screen.includes(step));
    return Math.max(index, 0);
  }

  stepOf(field: string): number | undefined {
    const step = this.steps.findIndex(({ fields }) => fields.includes(field));
    return step < 0 ? undefined : step;
  }

  stepsOn(screen: number): FormStep[] {
    return (this.all[screen] ?? []).flatMap((step) => this.steps[step] ?? []);
  }

  fieldsOn(screen: number): string[] {
    return this.stepsOn(screen).flatMap(({ fields }) => fields);
  }

  /** The way to a step: back over what was gone through, or on through every screen between. */
  wayTo(step: number, trail: readonly number[]): readonly number[] {
    const [from, to] = [this.of(trail.at(-1) ?? 0), this.of(step)];
    const passed = trail.findIndex((each) => this.of(each) === to);
    if (passed >= 0) return trail.slice(0, passed + 1);
    const between = this.all.slice(from + 1, to + 1).flatMap(([first]) => first ?? []);
    return to > from ? [...trail, ...between] : [...trail, step];
  }

  /** The first screen from `from` to before `to` that has one of these fields. */
  firstWith(fields: object, from: number, to: number): number | undefined {
    const found = this.all.findIndex(
      (_, screen) => screen >= from && screen < to && this.fieldsOn(screen).some((name) => name in fields),
    );
    return found < 0 ? undefined : found;
  }
}

import type { ReactNode } from 'react';
import type { Fact } from '../../ui/facts.tsx';

/** One part of a long form. On a phone it is a screen of its own, unless it `follows` another part. */
export type FormStep = {
  title: string;
  fields: readonly string[];
  content: ReactNode;
  /** On a desktop, consecutive steps with the same `screen` are shown together. */
  screen?: string;
  /** On a phone, this step is below the previous one. */
  follows?: boolean;
  next?: string;
  aside?: ReactNode;
  /** Asks the API before the form continues. A refused field keeps the family on this step. */
  check?: (values: Record<string, unknown>) => Promise<unknown>;
  told?: (values: Record<string, unknown>) => Fact[];
  /** True for the step that shows all answers before sending. A form of one screen needs no such step. */
  isReview?: boolean;
};

type Screen = readonly number[];

export class Screens {
  readonly all: readonly Screen[];
  private readonly steps: readonly FormStep[];

  constructor(steps: readonly FormStep[], isWide: boolean) {
    const all: number[][] = [];
    const isOnePage =
      isWide && new Set(steps.flatMap((step) => (step.isReview ? [] : step.screen))).size === 1;
    for (const [index, { screen, follows, isReview }] of steps.entries()) {
      if (isReview && isOnePage) continue;
      const isBelow = index > 0 && (isWide ? steps[index - 1]?.screen === screen : follows);
      if (isBelow) all.at(-1)?.push(index);
      else all.push([index]);
    }
    this.all = all;
    this.steps = steps;
  }

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

  wayTo(step: number, trail: readonly number[]): readonly number[] {
    const [from, to] = [this.of(trail.at(-1) ?? 0), this.of(step)];
    const passed = trail.findIndex((each) => this.of(each) === to);
    if (passed >= 0) return [...trail.slice(0, passed), step];
    const between = this.all.slice(from + 1, to + 1).flatMap(([first]) => first ?? []);
    return to > from ? [...trail, ...between] : [...trail, step];
  }

  /** Return the first screen with one of these fields, from `from` (inclusive) to `to` (exclusive). */
  firstWith(fields: object, from: number, to: number): number | undefined {
    const found = this.all.findIndex(
      (_, screen) => screen >= from && screen < to && this.fieldsOn(screen).some((name) => name in fields),
    );
    return found < 0 ? undefined : found;
  }
}

type Refusal = { name: string; value: unknown; sentence: string };

const valueOf = (values: object, name: string): unknown =>
  Object.entries(values).find(([key]) => key === name)?.[1];

/**
 * What the API said about values that were sent. It holds for as long as a value stays as it was: the form's
 * own rules, which run whenever a field is left, know nothing of it and would take it from the screen.
 */
export class Refusals {
  private refusals: Refusal[] = [];

  note(values: object, sentences: object): void {
    this.refusals = Object.entries(sentences).map(([name, sentence]) => ({
      name,
      value: valueOf(values, name),
      sentence: String(sentence),
    }));
  }

  /** They are about to be asked again. */
  forget(): void {
    this.refusals = [];
  }

  /** @returns the sentences that still hold, by field */
  of(values: object): Record<string, string> {
    const holding = this.refusals.filter(({ name, value }) => valueOf(values, name) === value);
    return Object.fromEntries(holding.map(({ name, sentence }) => [name, sentence]));
  }
}

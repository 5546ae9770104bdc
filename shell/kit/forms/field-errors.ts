type FieldError = { name: string; values: unknown[]; sentence: string };

const valueOf = (values: object, name: string): unknown =>
  Object.entries(values).find(([key]) => key === name)?.[1];

/** For a field, other fields that its error depends on: a password must not contain the name, for example. */
const JUDGED_WITH: Readonly<Record<string, readonly string[]>> = {
  password: ['name', 'Father', 'phone', 'email', 'village'],
};

const judged = (values: object, name: string): unknown[] =>
  [name, ...(JUDGED_WITH[name] ?? [])].map((each) => valueOf(values, each));

/** The API's errors by field. Each stays until a value changes, because the browser cannot find it. */
export class FieldErrors {
  private errors: FieldError[] = [];

  set(values: object, sentences: object): void {
    this.errors = Object.entries(sentences).map(([name, sentence]) => ({
      name,
      values: judged(values, name),
      sentence: String(sentence),
    }));
  }

  clear(): void {
    this.errors = [];
  }

  of(values: object): Record<string, string> {
    const holding = this.errors.filter(({ name, values: sent }) =>
      judged(values, name).every((value, at) => value === sent[at]),
    );
    return Object.fromEntries(holding.map(({ name, sentence }) => [name, sentence]));
  }
}

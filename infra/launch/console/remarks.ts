const AGAIN_AFTER = 10_000;

export function remarkOnce(
  remark: (line: string) => string | undefined,
): (line: string) => string | undefined {
  const printedAt = new Map<string, number>();
  return (line) => {
    const text = remark(line);
    if (text === undefined || Date.now() - (printedAt.get(text) ?? 0) < AGAIN_AFTER) return undefined;
    printedAt.set(text, Date.now());
    return text;
  };
}

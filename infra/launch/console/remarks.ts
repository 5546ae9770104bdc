const AGAIN_AFTER = 10_000;

export function remarkOnce(
  remark: (line: string) => string | undefined,
): (line: string) => string | undefined {
  const shownAt = new Map<string, number>();
  return (line) => {
    const text = remark(line);
    if (text === undefined || Date.now() - (shownAt.get(text) ?? 0) < AGAIN_AFTER) return undefined;
    shownAt.set(text, Date.now());
    return text;
  };
}

/** Milliseconds after which gathered items are written, even if the previous write still waits for a lock. */
const PATIENCE = 50;
const MOST = 4;
const AT_ONCE = 500;

type Gathered<T> = { item: T; written: () => void; failed: (error: unknown) => void };

/**
 * Return a function that adds an item and resolves once it is written. Items that arrive during a write
 * share the next write.
 */
export function gathering<T>(write: (items: T[]) => Promise<void>): (item: T) => Promise<void> {
  const gathered: Gathered<T>[] = [];
  let underWay = 0;
  const writePart = async (part: Gathered<T>[]) => {
    try {
      await write(part.map(({ item }) => item));
      for (const { written } of part) written();
    } catch (error) {
      for (const { failed } of part) failed(error);
    }
  };
  const writeGathered = async () => {
    if (underWay === MOST) return;
    underWay += 1;
    while (gathered.length > 0) await writePart(gathered.splice(0, AT_ONCE));
    underWay -= 1;
  };
  return (item) =>
    new Promise((written, failed) => {
      gathered.push({ item, written, failed });
      if (gathered.length > 1) return;
      if (underWay === 0) setImmediate(() => void writeGathered());
      else setTimeout(() => void writeGathered(), PATIENCE);
    });
}

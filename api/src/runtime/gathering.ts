/** Milliseconds in which items are gathered: a page asks for many at the same time. */
const GATHERING = 5;
/** Items of one write. */
const AT_ONCE = 500;

type Gathered<T> = { item: T; written: () => void; failed: (error: unknown) => void };

/**
 * Return a function that hands over one item and resolves when it is written. Items that arrive within a few
 * milliseconds are written together.
 * @param write writes items, all or none
 */
export function gathering<T>(write: (items: T[]) => Promise<void>): (item: T) => Promise<void> {
  let gathered: Gathered<T>[] = [];
  const writePart = async (part: Gathered<T>[]) => {
    try {
      await write(part.map(({ item }) => item));
      for (const { written } of part) written();
    } catch (error) {
      for (const { failed } of part) failed(error);
    }
  };
  const writeGathered = async () => {
    const batch = gathered;
    gathered = [];
    for (let at = 0; at < batch.length; at += AT_ONCE) await writePart(batch.slice(at, at + AT_ONCE));
  };
  return (item) =>
    new Promise((written, failed) => {
      gathered.push({ item, written, failed });
      if (gathered.length === 1) setTimeout(() => void writeGathered(), GATHERING);
    });
}

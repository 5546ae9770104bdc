/** Once what the document holds by now has been drawn; at once in a tab that nobody looks at. */
export function afterPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    // A frame's callbacks run before it is painted, and a task after it.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

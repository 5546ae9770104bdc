/** Once what the document holds by now has been drawn; at once in a tab that nobody looks at. */
export function afterPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    // A frame's callbacks run before it is painted, and a task after it.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Once the browser has done what came in meanwhile, a touch above all. */
export function afterInput(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

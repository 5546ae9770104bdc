export function afterPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    // Wait for the next paint: a frame's callbacks run before its paint, and a task runs after it.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

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

const FRAMES = 30;

/** Focus a field as soon as the field is on the screen. Return a function that stops the waiting. */
export function focusWhenThere(id: string): () => void {
  let left = FRAMES;
  let frame: number;
  const look = () => {
    left -= 1;
    if (!focusField(id) && left > 0) frame = requestAnimationFrame(look);
  };
  // The field may be rendered later: search for it at each frame.
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

function focusField(id: string): boolean {
  const field = document.getElementById(id);
  field?.closest('details')?.setAttribute('open', '');
  const control = field instanceof HTMLFieldSetElement ? firstOf(field) : field;
  control?.focus();
  return field !== null && field.contains(document.activeElement);
}

const firstOf = (group: HTMLFieldSetElement) =>
  group.querySelector<HTMLElement>('input:checked') ?? group.querySelector<HTMLElement>('input, select');

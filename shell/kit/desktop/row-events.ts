import type { MouseEvent, PointerEvent } from 'react';

/** Show the whole text of a cut-off cell as its title. */
export function showWhole({ target }: PointerEvent): void {
  if (!(target instanceof Element)) return;
  const cell = target.closest<HTMLElement>('tbody :is(td, th)');
  const isCut = [cell, target].some((element) => element && element.scrollWidth > element.clientWidth);
  if (cell) cell.title = isCut ? cell.textContent : '';
}

/** Open a row, or show its details. Presses on its controls and in its dialogs arrive here, too. */
export function pressRow({ target, currentTarget }: MouseEvent<HTMLElement>, open?: () => void): void {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  if (target.closest('a, button, input, label, .ant-table-selection-column')) return;
  if (window.getSelection()?.toString()) return;
  if (!open) {
    currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.click();
    return;
  }
  // The opened panel returns the focus to the element that has it now.
  currentTarget.querySelector<HTMLElement>('th button')?.focus();
  open();
}

/** Return whether the viewer is still typing, deleting or composing. Pasted text counts as complete. */
export const isHalfTyped = ({ isComposing, data, inputType }: Partial<InputEvent>): boolean =>
  isComposing === true || data?.length === 1 || /^(?:delete|history)/.test(inputType ?? '');

/** Whether the user is still typing, letter by letter or composing. Other text is pasted or filled in. */
export const isHalfTyped = ({ isComposing, data, inputType }: Partial<InputEvent>): boolean =>
  isComposing === true || data?.length === 1 || /^(?:delete|history)/.test(inputType ?? '');

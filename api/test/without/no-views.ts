/** In the place of the views that are written later: none is. */
export const noteView = (): void => undefined;
export const isWaiting = (): boolean => false;
export const writeViews = async (): Promise<void> => undefined;

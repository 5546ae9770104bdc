/** In the place of the views that are written: none is. */
export const noteView = async (): Promise<void> => undefined;

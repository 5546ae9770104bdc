/** Replace the writing of views: nothing is written. */
export const noteView = async (): Promise<void> => undefined;

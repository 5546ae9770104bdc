/** Replace the module that records opened biodata: it records nothing. */
export const noteView = async (): Promise<void> => undefined;

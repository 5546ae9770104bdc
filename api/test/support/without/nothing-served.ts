/** Replace the module that records which photos an account was served: it records nothing. */
export const noteServing = async (): Promise<void> => undefined;

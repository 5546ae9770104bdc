/** Replace the record of served photos: nothing is written. */
export const noteServing = async (): Promise<void> => undefined;

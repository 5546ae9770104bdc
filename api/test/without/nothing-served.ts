/** In the place of writing down who is served a photo. */
export const noteServing = async (): Promise<void> => undefined;

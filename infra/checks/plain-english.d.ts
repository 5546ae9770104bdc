export function wordsToAvoid(text: string): { word: string; instead: string }[];

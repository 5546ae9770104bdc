/** A picture, line by line: red, green and blue in a byte each. */
export type Pixels = { data: Buffer; width: number; height: number };

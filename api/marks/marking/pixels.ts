/** A picture as its dots, line by line: red, green and blue, a byte each. */
export type Pixels = { data: Buffer; width: number; height: number };

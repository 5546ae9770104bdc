/** A number for each point of a picture, line by line. */
export type Plane = { values: Float32Array; width: number; height: number };

/** Each point the mean of those around it, `radius` to each side, in either direction. */
export function softened(plane: Plane, radius: number): Plane {
  return turned(softenedLines(turned(softenedLines(plane, radius)), radius));
}

/** The picture over its diagonal: lines become columns. */
export function turned({ values, width, height }: Plane): Plane {
  const other = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) other[x * height + y] = values[y * width + x] ?? 0;
  }
  return { values: other, width: height, height: width };
}

function softenedLines({ values, width, height }: Plane, radius: number): Plane {
  const soft = new Float32Array(values.length);
  for (let line = 0; line < values.length; line += width) {
    const value = (x: number) => values[line + Math.min(width - 1, Math.max(0, x))] ?? 0;
    let sum = 0;
    for (let x = -radius; x <= radius; x += 1) sum += value(x);
    for (let x = 0; x < width; x += 1) {
      soft[line + x] = sum / (2 * radius + 1);
      sum += value(x + radius + 1) - value(x - radius);
    }
  }
  return { values: soft, width, height };
}

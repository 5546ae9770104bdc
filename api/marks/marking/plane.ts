/** A number for each pixel of a picture, or for each cell of a mark's grid, line by line. */
export type Plane = { values: Float32Array; width: number; height: number };

/** Return the mean around each pixel, taken twice, so that nearer pixels count more. */
export function softened(plane: Plane, radius: number): Plane {
  const twice = (lines: Plane) => softenedLines(softenedLines(lines, radius), radius);
  return turned(twice(turned(twice(plane))));
}

export function turned({ values, width, height }: Plane): Plane {
  const other = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) other[x * height + y] = values[y * width + x] ?? 0;
  }
  return { values: other, width: height, height: width };
}

function softenedLines({ values, width, height }: Plane, radius: number): Plane {
  const soft = new Float32Array(values.length);
  const line = new Float32Array(width + 2 * radius + 1);
  for (let start = 0; start < values.length; start += width) {
    line.set(values.subarray(start, start + width), radius);
    line.fill(values[start] ?? 0, 0, radius);
    line.fill(values[start + width - 1] ?? 0, radius + width);
    let sum = 0;
    for (let at = 0; at < 2 * radius; at += 1) sum += line[at] ?? 0;
    for (let x = 0; x < width; x += 1) {
      sum += line[x + 2 * radius] ?? 0;
      soft[start + x] = sum / (2 * radius + 1);
      sum -= line[x] ?? 0;
    }
  }
  return { values: soft, width, height };
}

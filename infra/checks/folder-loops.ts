type Imports = readonly { from: string; to: string }[];

/** Find loops of folders. dependency-cruiser misses the loop `one/a` → `two/b` with `two/c` → `one/d`. */
export function findFolderLoops(imports: Imports): string[][] {
  const depths = Math.max(0, ...imports.map(({ from }) => foldersOf(from).length));
  const loops = Array.from({ length: depths }, (_, depth) => loopsAt(imports, depth + 1)).flat();
  return [...new Map(loops.map((loop) => [loop.join(), loop])).values()];
}

const foldersOf = (file: string) => file.split('/').slice(0, -1);

function loopsAt(imports: Imports, depth: number): string[][] {
  const folderOf = (file: string) => foldersOf(file).slice(0, depth).join('/');
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [one, other] = [folderOf(from), folderOf(to)];
    // Imports between a folder and its subfolder are no loop.
    if (`${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`)) continue;
    graph.set(one, (graph.get(one) ?? new Set()).add(other));
  }
  const reached = new Map([...graph.keys()].map((folder) => [folder, reachedFrom(graph, folder)]));
  const loopOf = (folder: string) =>
    [...graph.keys()].filter((other) => reached.get(folder)?.has(other) && reached.get(other)?.has(folder));
  return [...graph.keys()].map((folder) => loopOf(folder).sort()).filter((loop) => loop.length > 0);
}

function reachedFrom(graph: ReadonlyMap<string, ReadonlySet<string>>, folder: string): Set<string> {
  const reached = new Set<string>();
  const visit = (from: string) => {
    for (const to of graph.get(from) ?? []) {
      if (reached.has(to)) continue;
      reached.add(to);
      visit(to);
    }
  };
  visit(folder);
  return reached;
}

type Replaced = { by: ChildNode[]; data: string };

const isText = (node: Node): node is Text => node instanceof Text;
const isElement = (node: Node): node is Element => node instanceof Element;

/** Keep React's text nodes in the page when a translator replaces them, so that React can remove them. */
export function keepTexts(within: Node): void {
  const replaced = new WeakMap<Node, Replaced>();
  const textOf = new WeakMap<Node, Text>();

  const standIn = (text: Text, by: ChildNode[]) => {
    by[0]?.before(text);
    replaced.set(text, { by, data: text.data });
    for (const node of by) textOf.set(node, text);
    text.data = '';
  };
  const release = (text: Node) => {
    for (const node of replaced.get(text)?.by ?? []) node.remove();
    replaced.delete(text);
  };
  const change = (text: Text, { data }: Replaced, by: Node[]) => {
    release(text);
    text.data = data;
    if (by.some(isElement)) standIn(text, by as ChildNode[]);
  };

  const onTextGone = (text: Text, record: MutationRecord, added: ReadonlySet<Node>) => {
    if (replaced.has(text)) return release(text);
    // Only a translator adds an element where it removes a text: React does these two in separate steps.
    const by = [...record.addedNodes].some(isElement)
      ? [...record.addedNodes]
      : [record.previousSibling, record.nextSibling].filter((sibling) => sibling && added.has(sibling));
    if (text.data.trim() && by[0]?.isConnected) standIn(text, by as ChildNode[]);
  };

  const look = (record: MutationRecord, added: ReadonlySet<Node>) => {
    if (record.type === 'characterData') release(record.target);
    for (const node of record.removedNodes) {
      if (node.isConnected) continue;
      if (isText(node)) onTextGone(node, record, added);
      const text = textOf.get(node);
      const known = text && replaced.get(text);
      if (known && text.isConnected) change(text, known, [...record.addedNodes]);
    }
  };

  const observer = new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isElement)));
    for (const record of records) look(record, added);
    // Ignore the changes of the page that this observer makes itself.
    observer.takeRecords();
  });
  observer.observe(within, { childList: true, characterData: true, subtree: true });
}

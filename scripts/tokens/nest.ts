export interface Nested<Leaf> {
  [name: string]: Leaf | Nested<Leaf>;
}

/** Turns `{ 'color.text.muted': leaf }` into `{ color: { text: { muted: leaf } } }`. */
export function nest<Leaf>(leaves: Readonly<Record<string, Leaf>>): Nested<Leaf> {
  const root: Nested<Leaf> = {};
  const groups = new Map<string, Nested<Leaf>>([['', root]]);
  const groupAt = (path: readonly string[]): Nested<Leaf> => {
    const id = path.join('.');
    const known = groups.get(id);
    if (known) return known;
    const group: Nested<Leaf> = {};
    groups.set(id, group);
    groupAt(path.slice(0, -1))[path.at(-1) ?? ''] = group;
    return group;
  };
  for (const [id, leaf] of Object.entries(leaves)) {
    const path = id.split('.');
    groupAt(path.slice(0, -1))[path.at(-1) ?? ''] = leaf;
  }
  return root;
}

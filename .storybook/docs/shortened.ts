import { type Edit, edited, type Node, parse, walk } from './syntax.ts';

/** A list of no more lines is left as it is. */
const FEW_LINES = 6;

function isObject(element: Node | null): boolean {
  return element?.type === 'ObjectExpression';
}

/** Code with the first few of each list of objects in place of all of them: enough to see what each is made of. */
export function shortened(code: string, shown: number): string {
  const program = parse(code);
  const edits: Edit[] = [];
  walk(program, (node) => {
    if (node.type !== 'ArrayExpression' || node.elements.length <= shown || !node.elements.every(isObject)) return undefined;
    if (code.slice(node.start ?? 0, node.end ?? 0).split('\n').length <= FEW_LINES) return undefined;
    const [last, end] = [node.elements[shown - 1]?.end ?? 0, (node.end ?? 0) - 1];
    edits.push({ start: last, end, text: `,\n// And ${node.elements.length - shown} more.\n` });
    return undefined;
  });
  // What lies within a list that is cut goes with it.
  const outer = edits.filter(({ start }) => !edits.some((other) => other.start < start && start < other.end));
  return outer.length === 0 ? code : edited(program, code, outer);
}

import { type Edit, edited, type Node, parse, walk } from './syntax.ts';

/** A list of no more lines is left as it is. */
const FEW_LINES = 6;

function isObject(element: Node | null): boolean {
  return element?.type === 'ObjectExpression';
}

/** A list that says nothing of what it is made of has to have something in it. */
function isUntyped(parent: Node | undefined): boolean {
  return parent?.type === 'VariableDeclarator' && !(parent.id.type === 'Identifier' && parent.id.typeAnnotation);
}

/** Code with the first few of each list of objects in place of all of them: enough to see what each is made of, where there is room. */
export function shortened(code: string, shown: number): string {
  const program = parse(code);
  const edits: Edit[] = [];
  walk(program, (node, parent) => {
    if (node.type !== 'ArrayExpression' || node.elements.length <= shown || !node.elements.every(isObject)) return undefined;
    if (code.slice(node.start ?? 0, node.end ?? 0).split('\n').length <= FEW_LINES || (shown === 0 && isUntyped(parent))) return undefined;
    const [start, end] = [shown === 0 ? (node.start ?? 0) + 1 : (node.elements[shown - 1]?.end ?? 0), (node.end ?? 0) - 1];
    edits.push({
      start,
      end,
      text: shown === 0 ? `\n// ${node.elements.length} of them.\n` : `,\n// And ${node.elements.length - shown} more.\n`,
    });
    return undefined;
  });
  // What lies within a list that is cut goes with it.
  const outer = edits.filter(({ start }) => !edits.some((other) => other.start < start && start < other.end));
  return outer.length === 0 ? code : edited(program, code, outer);
}

import { type Edit, edited, type Node, parse, walk } from './syntax.ts';

/** Lists with at most this number of lines are not shortened. */
const FEW_LINES = 6;

function isObject(element: Node | null): boolean {
  return element?.type === 'ObjectExpression';
}

/** Whether a list has no type annotation, so that it needs at least one element for inference. */
function isUntyped(parent: Node | undefined): boolean {
  return parent?.type === 'VariableDeclarator' && !(parent.id.type === 'Identifier' && parent.id.typeAnnotation);
}

/** Shortens each list of objects to its first few elements, which show its shape. */
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
  // Lists inside a removed part need no edit of their own.
  const outer = edits.filter(({ start }) => !edits.some((other) => other.start < start && start < other.end));
  return outer.length === 0 ? code : edited(program, code, outer);
}

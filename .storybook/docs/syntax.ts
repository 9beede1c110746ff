import { parser, types } from 'storybook/internal/babel';
import { ACT } from '../modes.ts';

export type Node = types.Node;

export function parse(code: string): types.Program {
  return parser.parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The direct children of a node, in source order. */
function childrenOf(node: Node): Node[] {
  const found = Object.entries(node).flatMap(([key, value]) => (/Comments$/.test(key) ? [] : [value].flat().filter(isNode)));
  return found.sort((one, other) => (one.start ?? 0) - (other.start ?? 0));
}

/** Visits a node and its descendants; returning true skips the descendants. */
export function walk(node: Node, visit: (node: Node, parent: Node | undefined) => boolean | undefined, parent?: Node): void {
  if (visit(node, parent)) return;
  for (const child of childrenOf(node)) walk(child, visit, node);
}

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The source of a node after edits, which must be inside it and must not overlap. */
export function edited(node: Node, code: string, edits: readonly Edit[]): string {
  let text = '';
  let at = node.start ?? 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at, node.end ?? 0);
}

/** The identifiers that some code reads, without property names. */
export function namesIn(node: Node): Set<string> {
  const names = new Set<string>();
  walk(node, (each, parent) => {
    if (each.type === 'JSXIdentifier' && parent?.type !== 'JSXAttribute') names.add(each.name);
    if (each.type !== 'Identifier') return undefined;
    const isProperty = parent?.type === 'MemberExpression' && parent.property === each && !parent.computed;
    const isKey = (parent?.type === 'ObjectProperty' || parent?.type === 'TSPropertySignature') && parent.key === each;
    if (!isProperty && !(isKey && !(parent.type === 'ObjectProperty' && parent.shorthand))) names.add(each.name);
    return undefined;
  });
  return names;
}

/** The expression behind `satisfies` and `as`. */
export function bare(node: Node): Node {
  return node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression' ? bare(node.expression) : node;
}

/** The value of a property in an object literal, by name. */
export function propertyOf(object: Node | undefined, name: string): Node | undefined {
  if (object?.type !== 'ObjectExpression') return undefined;
  for (const property of object.properties) {
    if (property.type === 'SpreadElement' || property.key.type !== 'Identifier' || property.key.name !== name) continue;
    return property.type === 'ObjectProperty' ? property.value : property;
  }
  return undefined;
}

/**
 * A story as an object, also if a function of `@quad/ui/plays` or of the portal makes it: `plays(story, …)`, `act(story, …)`,
 * `shows(args, …)`, or with handlers `shows(handlers, …)` and `acts(handlers, …)`.
 */
export function storyObject(story: Node | undefined): Node | undefined {
  if (story?.type !== 'CallExpression' || story.callee.type !== 'Identifier') return story;
  const { name } = story.callee;
  if (!['plays', 'shows', 'act', 'acts'].includes(name)) return story;
  const [first] = story.arguments;
  const given = first && bare(first);
  const property = (key: string, value: Node) => types.objectProperty(types.identifier(key), value as types.Expression);
  const isObject = given?.type === 'ObjectExpression';
  return types.objectExpression([
    ...(isObject && name !== 'shows' ? given.properties : []),
    ...(isObject && name === 'shows' ? [property('args', given)] : []),
    // The call itself stands for `backend(handlers)`.
    ...((name === 'shows' && !isObject) || name === 'acts' ? [property('beforeEach', story)] : []),
    ...(name.startsWith('act') ? [property('tags', types.arrayExpression([types.stringLiteral(ACT)]))] : []),
    property('play', types.arrayExpression(story.arguments as types.Expression[])),
  ]);
}

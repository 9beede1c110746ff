import { parse } from '@babel/parser';
import type { File, ImportSpecifier, JSXOpeningElement, Node } from '@babel/types';

export interface Imports {
  /** The exported names, by the local names of the file. */
  readonly names: ReadonlyMap<string, string>;
  readonly spaces: ReadonlySet<string>;
  readonly specifiers: ReadonlyMap<string, ImportSpecifier>;
}

export function parseCode(code: string): File {
  return parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
}

const OWN_ENTRY = /^@quad\/ui($|\/)/;

function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'loc' || key.endsWith('Comments')) return [];
    return (Array.isArray(value) ? value : [value]).filter((each): each is Node => typeof each?.type === 'string');
  });
}

/** Calls `enter` with a node and all its descendants. */
export function visit(node: Node, enter: (node: Node) => void): void {
  enter(node);
  for (const child of childrenOf(node)) visit(child, enter);
}

/** The local names of a file's imports from the library: named and namespace imports. */
export function importsOf({ program }: File): Imports {
  const names = new Map<string, string>();
  const spaces = new Set<string>();
  const specifiers = new Map<string, ImportSpecifier>();
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !OWN_ENTRY.test(statement.source.value)) continue;
    for (const each of statement.specifiers) {
      if (each.type === 'ImportNamespaceSpecifier') spaces.add(each.local.name);
      else if (each.type === 'ImportSpecifier' && each.imported.type === 'Identifier') {
        names.set(each.local.name, each.imported.name);
        specifiers.set(each.imported.name, each);
      }
    }
  }
  return { names, spaces, specifiers };
}

/** The exported name of the library component that an element renders; undefined for other elements. */
export function componentOf({ name }: JSXOpeningElement, { names, spaces }: Imports): string | undefined {
  if (name.type === 'JSXIdentifier') return names.get(name.name);
  const isOfSpace = name.type === 'JSXMemberExpression' && name.object.type === 'JSXIdentifier' && spaces.has(name.object.name);
  return isOfSpace ? name.property.name : undefined;
}

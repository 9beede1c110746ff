import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bare, type Edit, edited, type Node, namesIn, parse, walk } from './syntax.ts';

export interface Imported {
  readonly name: string;
  readonly source: string;
  readonly isType: boolean;
}

/** Functions that create a callback in stories: a spy, or one that rejects with its argument. */
const MOCKS = ['fn', 'rejecting'];

/** The names that a declaration binds, including destructured ones. */
function boundIn(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap((each) => (each ? boundIn(each) : []));
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((each) => boundIn(each.type === 'RestElement' ? each.argument : each.value));
}

/** The top-level declarations and imports of a module. */
export class Module {
  readonly file: string;
  readonly code: string;
  readonly declared = new Map<string, Node>();
  readonly imported = new Map<string, Imported>();
  readonly defaultExport: Node | undefined;

  constructor(file: string) {
    this.file = file;
    this.code = readFileSync(file, 'utf8');
    let found: Node | undefined;
    for (const statement of parse(this.code).body) {
      if (statement.type === 'ImportDeclaration') this.#addImports(statement);
      else if (statement.type === 'ExportDefaultDeclaration') found = bare(statement.declaration);
      else this.#addDeclaration(statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement);
    }
    this.defaultExport = found?.type === 'Identifier' ? this.valueOf(found.name) : found;
  }

  #addImports(statement: Node & { type: 'ImportDeclaration' }): void {
    for (const specifier of statement.specifiers) {
      if (specifier.type === 'ImportNamespaceSpecifier') {
        this.imported.set(specifier.local.name, { name: '*', source: statement.source.value, isType: false });
      }
      if (specifier.type !== 'ImportSpecifier') continue;
      const name = specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value;
      const isType = statement.importKind === 'type' || specifier.importKind === 'type';
      this.imported.set(specifier.local.name, { name, source: statement.source.value, isType });
    }
  }

  #addDeclaration(statement: Node): void {
    if (statement.type === 'VariableDeclaration') {
      for (const { id } of statement.declarations) for (const name of boundIn(id)) this.declared.set(name, statement);
    } else if ('id' in statement && statement.id && 'name' in statement.id && typeof statement.id.name === 'string') {
      this.declared.set(statement.id.name, statement);
    }
  }

  /** The initial value of a top-level variable. */
  valueOf(name: string): Node | undefined {
    const statement = this.declared.get(name);
    if (statement?.type !== 'VariableDeclaration') return undefined;
    const init = statement.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init;
    return init ? bare(init) : undefined;
  }

  resolve(source: string): string {
    return path.resolve(path.dirname(this.file), source);
  }

  /** The source of a node without test code: a spy becomes an empty function, or its implementation. */
  plain(node: Node): string {
    // A constant that is called directly has no contextual type, so its parameters have to be typed.
    const nothing = node.type === 'VariableDeclaration' ? '(..._: unknown[]) => {}' : '() => {}';
    const edits: Edit[] = [];
    walk(node, (each) => {
      if (each.type !== 'CallExpression') return undefined;
      let callee: Node = each;
      while (callee.type === 'CallExpression' || callee.type === 'MemberExpression') {
        callee = callee.type === 'CallExpression' ? callee.callee : callee.object;
      }
      if (callee.type !== 'Identifier' || !MOCKS.includes(callee.name) || !this.imported.has(callee.name)) return undefined;
      const [first] = each.callee.type === 'Identifier' ? each.arguments : [];
      const argument = first && this.plain(first);
      const text = callee.name === 'rejecting' ? `async () => { throw ${argument}; }` : (argument ?? nothing);
      edits.push({ start: each.start ?? 0, end: each.end ?? 0, text });
      return true;
    });
    return edited(node, this.code, edits);
  }
}

const modules = new Map<string, Module>();

export function moduleOf(file: string): Module {
  const known = modules.get(file) ?? new Module(file);
  modules.set(file, known);
  return known;
}

export function forgetModules(): void {
  modules.clear();
}

/** Returns the entry point of a name from another file; undefined if it cannot be imported, so that its declaration is copied. */
export type EntryOf = (name: string, file: string) => string | undefined;

export interface Needs {
  /** The imported names by module; types have the prefix `type `. */
  readonly imports: Map<string, Set<string>>;
  /** Declarations by name, in a valid order. */
  readonly declarations: Map<string, string>;
}

/** Collects what some code refers to: imports of public names, and declarations of everything else. */
export function collect(names: Iterable<string>, from: Module, entryOf: EntryOf, needs: Needs): void {
  for (const name of names) {
    const imported = from.imported.get(name);
    if (imported) collectImport(name, imported, from, entryOf, needs);
    else collectDeclaration(name, from, entryOf, needs);
  }
}

function collectImport(local: string, { name, source, isType }: Imported, from: Module, entryOf: EntryOf, needs: Needs): void {
  const entry = source.startsWith('.') ? entryOf(name, from.resolve(source)) : source;
  if (entry === undefined) collectDeclaration(name, moduleOf(from.resolve(source)), entryOf, needs);
  else {
    const specifier = name === '*' ? `* as ${local}` : `${isType ? 'type ' : ''}${name === local ? name : `${name} as ${local}`}`;
    needs.imports.set(entry, (needs.imports.get(entry) ?? new Set()).add(specifier));
  }
}

function collectDeclaration(name: string, from: Module, entryOf: EntryOf, needs: Needs): void {
  const declaration = from.declared.get(name);
  if (!declaration || needs.declarations.has(name)) return;
  // Registered before its own dependencies are read, so that recursion ends; then moved behind them.
  needs.declarations.set(name, '');
  const text = from.plain(declaration);
  for (const other of declaration.type === 'VariableDeclaration' ? declaration.declarations.flatMap(({ id }) => boundIn(id)) : []) {
    if (other !== name) needs.declarations.set(other, '');
  }
  collect(namesIn(parse(text)), from, entryOf, needs);
  needs.declarations.delete(name);
  needs.declarations.set(name, text);
}

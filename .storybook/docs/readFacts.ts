import { existsSync } from 'node:fs';
import path from 'node:path';
import { findFiles, readText } from '../../scripts/files.mjs';
import { ROOT } from '../../scripts/run.mjs';
import type { ComponentFacts, ComponentPlace, PropFacts, TypeFacts } from './facts.ts';
import { tokensOf } from './readTokens.ts';
import {
  API,
  CALL,
  isBindingElement,
  isIdentifier,
  isInterfaceDeclaration,
  isPropertySignatureDeclaration,
  isTypeAliasDeclaration,
  type Node,
  NodeBuilderFlags,
  type Project,
  SymbolFlags,
  type TsSymbol,
  type Type,
  TypeFlags,
} from './typescriptInternals.ts';

const UI = path.join(ROOT, 'packages/ui');
const SOURCES = path.join(UI, 'src');
const ENTRIES = 'packages/ui/src/{,dashboard/,charts/,features/*/}index.ts';

const AS_WRITTEN = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseSingleQuotesForStringLiteralType;

/** The tags of elements by the class that a ref names. */
const TAGS: Readonly<Record<string, string>> = {
  Anchor: 'a',
  Paragraph: 'p',
  Heading: 'h1',
  UList: 'ul',
  DList: 'dl',
  Image: 'img',
  TextArea: 'textarea',
};

function entryName(file: string): string {
  const folder = path.posix.dirname(path.posix.relative('packages/ui/src', file));
  return folder === '.' ? '@quad/ui' : `@quad/ui/${folder}`;
}

function sourceOf(symbol: TsSymbol): string {
  return symbol.declarations[0]?.path ?? '';
}

function isOwnSymbol(symbol: TsSymbol): boolean {
  return sourceOf(symbol).startsWith(`${ROOT}/packages/`);
}

/** The defaults from the destructurings of a file: `size = 'medium'`. */
function defaultsIn(file: Node): Map<string, string> {
  const defaults = new Map<string, string>();
  const visit = (node: Node): undefined => {
    if (isBindingElement(node) && node.initializer) {
      const name = node.propertyName ?? node.name;
      if (name && isIdentifier(name) && !defaults.has(name.text)) defaults.set(name.text, node.initializer.getText());
    }
    node.forEachChild(visit);
  };
  visit(file);
  return defaults;
}

/** The source order of union types by their values, because the compiler does not preserve it. */
function readOrders(): Map<string, readonly string[]> {
  const files = findFiles('packages/ui/src/**/*.{ts,tsx}', 'packages/domain/src/**/*.ts');
  const lists = files.flatMap((file) =>
    Array.from(readText(file).matchAll(/= \[([^\]]*)\] as const/g), ([, list = '']) =>
      Array.from(list.matchAll(/'([^']*)'/g), ([, value = '']) => value),
    ),
  );
  return new Map(lists.map((list) => [list.toSorted().join('\n'), list]));
}

/** Reads a project once; all results are plain data. */
class Reader {
  readonly #project: Project;
  readonly #defaults = new Map<string, Map<string, string>>();
  readonly #orders = readOrders();

  constructor(project: Project) {
    this.#project = project;
  }

  get #checker() {
    return this.#project.checker;
  }

  /** Every component that an entry exports, by name. */
  read(): ComponentFacts[] {
    const found = new Map<string, ComponentFacts>();
    for (const entry of findFiles(ENTRIES)) {
      for (const exported of this.#exportsOf(entry)) {
        const symbol = exported.flags & SymbolFlags.Alias ? this.#checker.getAliasedSymbol(exported) : exported;
        const facts = this.#component(symbol, entryName(entry));
        if (facts) found.set(facts.name, facts);
      }
    }
    return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
  }

  /** The entry point of each exported name, including types. */
  names(): Map<string, string> {
    const names = new Map<string, string>();
    for (const entry of findFiles(ENTRIES)) {
      for (const { name } of this.#exportsOf(entry)) names.set(name, entryName(entry));
    }
    return names;
  }

  #exportsOf(entry: string): readonly TsSymbol[] {
    const file = this.#project.program.getSourceFile(path.join(ROOT, entry));
    const module = file && this.#checker.getSymbolAtLocation(file);
    return module ? this.#checker.getExportsOfModule(module) : [];
  }

  #component(symbol: TsSymbol, entry: string): ComponentFacts | undefined {
    const source = sourceOf(symbol);
    if (!/^[A-Z]/.test(symbol.name) || !(symbol.flags & SymbolFlags.Function) || !source.endsWith('.tsx')) return undefined;
    const type = this.#checker.getTypeOfSymbol(symbol);
    const signature = type && this.#checker.getSignaturesOfType(type, CALL)[0];
    const props = signature?.getParameters().length ? this.#checker.getParameterType(signature, 0) : undefined;
    const kinds = props?.isUnionType() ? props.getTypes() : props ? [props] : [];
    const all = this.#props(kinds, symbol);
    return {
      name: symbol.name,
      file: path.posix.relative(ROOT, this.#fileOf(symbol)),
      entry,
      description: symbol.getDocumentationComment(this.#checker).replaceAll(/\s+/g, ' '),
      props: all.own,
      ...(all.passesTo ? { passesTo: all.passesTo } : {}),
      types: this.#types(all.mentioned),
      tokens: tokensOf(path.dirname(this.#fileOf(symbol))),
    };
  }

  #fileOf(symbol: TsSymbol): string {
    return symbol.declarations[0]?.resolve()?.getSourceFile().fileName ?? '';
  }

  #props(kinds: readonly Type[], component: TsSymbol) {
    const names = new Map<string, { kind: string; symbol: TsSymbol }[]>();
    for (const kind of kinds) {
      const kindName = (kind.getAliasSymbol() ?? kind.getSymbol())?.name ?? '';
      for (const symbol of this.#checker.getPropertiesOfType(kind)) {
        names.set(symbol.name, [...(names.get(symbol.name) ?? []), { kind: kindName, symbol }]);
      }
    }
    const own: PropFacts[] = [];
    const mentioned: Type[] = [];
    let passesTo: string | undefined;
    for (const [name, variants] of names) {
      // A member of a union with the prop as `undefined` does not have it.
      const withProp = variants.filter(({ symbol }) => !this.#isNothing(this.#checker.getTypeOfSymbol(symbol)));
      const [first] = withProp;
      if (!first) continue;
      if (!isOwnSymbol(first.symbol)) {
        passesTo ??= this.#element(kinds) ?? 'element';
        continue;
      }
      if (name === 'ref') passesTo ??= this.#element(kinds);
      const type = this.#checker.getTypeOfSymbol(first.symbol);
      if (!type) continue;
      mentioned.push(type);
      own.push({
        name,
        ...this.#typeOf(type, first.symbol),
        isRequired: withProp.length === kinds.length && withProp.every(({ symbol }) => !(symbol.flags & SymbolFlags.Optional)),
        ...this.#default(first.symbol, component, type),
        description: this.#describe(first.symbol),
        ...(withProp.length < kinds.length ? { only: withProp.map(({ kind }) => kind) } : {}),
      });
    }
    const rank = ({ name, isRequired }: PropFacts) => (isRequired ? 0 : name === 'ref' ? 2 : 1);
    return { own: own.sort((one, other) => rank(one) - rank(other)), passesTo, mentioned };
  }

  #isNothing(type: Type | undefined): boolean {
    return !type || (type.flags & (TypeFlags.Undefined | TypeFlags.Never)) !== 0;
  }

  /** The tag of a ref's element: `Ref<HTMLButtonElement>` is a `button`. */
  #element(kinds: readonly Type[]): string | undefined {
    const refs = kinds.flatMap((kind) => {
      const ref = this.#checker.getPropertyOfType(kind, 'ref');
      const type = ref && this.#checker.getTypeOfSymbol(ref);
      const [, element] = (type ? this.#checker.typeToString(type, undefined, AS_WRITTEN) : '').match(/HTML(\w*)Element/) ?? [];
      return element === undefined ? [] : [TAGS[element] ?? (element.toLowerCase() || 'element')];
    });
    return refs.length > 0 ? [...new Set(refs)].join(' or ') : undefined;
  }

  #describe(symbol: TsSymbol): string {
    const comment = symbol.getDocumentationComment(this.#checker).replaceAll(/\s+/g, ' ');
    return comment || (symbol.name === 'ref' ? 'Receives the element.' : '');
  }

  /** The type as written; a small union of literals is expanded. */
  #typeOf(type: Type, symbol?: TsSymbol): Pick<PropFacts, 'type' | 'options'> {
    const parts = (type.isUnionType() ? type.getTypes() : [type]).filter((part) => !(part.flags & TypeFlags.Undefined));
    const values = parts.flatMap((part) => (part.isStringLiteralType() || part.isNumberLiteralType() ? [part.value] : []));
    if (parts.length > 0 && values.length === parts.length) {
      const options = this.#orders.get(values.map(String).sort().join('\n')) ?? values.sort();
      return { type: options.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | '), options };
    }
    const declared = symbol?.declarations[0]?.resolve();
    const written = declared && isPropertySignatureDeclaration(declared) ? declared.type?.getText() : undefined;
    const text = written ?? this.#checker.typeToString(type, undefined, AS_WRITTEN);
    const bare = text
      .replaceAll(/\s+/g, ' ')
      .replace(/ \| undefined$/, '')
      .replace(/^undefined \| /, '');
    return { type: /^\(\(.*\)$/.test(bare) ? bare.slice(1, -1) : bare };
  }

  #default(symbol: TsSymbol, component: TsSymbol, type: Type): Pick<PropFacts, 'default'> {
    if (!(symbol.flags & SymbolFlags.Optional)) return {};
    const tag = symbol.getJsDocTags(this.#checker).find(({ name }) => name === 'default');
    const text = tag ? String(tag.text ?? '') : this.#defaultsOf(component).get(symbol.name);
    if (text) return { default: text };
    const { type: shown } = this.#typeOf(type, symbol);
    return shown === 'boolean' ? { default: 'false' } : {};
  }

  #defaultsOf(component: TsSymbol): Map<string, string> {
    const file = this.#fileOf(component);
    const source = this.#project.program.getSourceFile(file);
    const known = this.#defaults.get(file) ?? (source ? defaultsIn(source) : new Map<string, string>());
    this.#defaults.set(file, known);
    return known;
  }

  /** The package's own types that these refer to, as written; literal unions are expanded where they are used. */
  #types(roots: readonly Type[]): TypeFacts[] {
    const found = new Map<string, TypeFacts>();
    const queue = [...roots];
    const seen = new Set<number>();
    while (queue.length > 0 && found.size < 12) {
      const type = queue.shift();
      if (!type || seen.has(type.id)) continue;
      seen.add(type.id);
      const isUnion = type.isUnionType();
      if (isUnion) queue.push(...type.getTypes());
      for (const signature of this.#checker.getSignaturesOfType(type, CALL)) {
        for (const parameter of signature.getParameters())
          queue.push(this.#checker.getTypeOfSymbol(parameter) ?? this.#checker.getAnyType());
      }
      if (type.isTypeReference()) queue.push(...this.#checker.getTypeArguments(type));
      const symbol = type.getAliasSymbol() ?? type.getSymbol();
      const declaration = symbol?.declarations[0];
      if (!symbol || !declaration?.path.startsWith(`${SOURCES}/`) || found.has(symbol.name) || this.#typeOf(type).options) continue;
      const node = declaration.resolve();
      if (!node || !(isInterfaceDeclaration(node) || isTypeAliasDeclaration(node))) continue;
      found.set(symbol.name, { name: symbol.name, text: node.getText().replace(/^export /, '') });
      for (const property of this.#checker.getPropertiesOfType(type)) {
        if (isOwnSymbol(property)) queue.push(this.#checker.getTypeOfSymbol(property) ?? this.#checker.getAnyType());
      }
    }
    return [...found.values()];
  }
}

function withReader<Result>(read: (reader: Reader) => Result): Result {
  const api = new API({ cwd: ROOT });
  try {
    const config = path.join(UI, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`The compiler cannot open ${config}.`);
    return read(new Reader(project));
  } finally {
    api.close();
  }
}

/** The facts about every component of the design system's entries. Takes a second or two. */
export function readFacts(): ComponentFacts[] {
  return withReader((reader) => reader.read());
}

/** The entry point of each public name of the design system. */
export function readNames(): Map<string, string> {
  return withReader((reader) => reader.names());
}

/** The id that Storybook derives from a title. */
function pageOf(folder: string): string {
  const title = path.posix.relative('packages/ui/src', folder);
  return `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;
}

/** The documentation page of each component: the page of its folder. */
export function placesOf(facts: readonly ComponentFacts[]): ComponentPlace[] {
  return facts.map(({ name, entry, file }) => {
    const folder = path.posix.dirname(file);
    const hasStories = existsSync(path.join(ROOT, folder, `${name}.stories.tsx`));
    return { name, entry, file, ...(hasStories ? { page: pageOf(folder) } : {}) };
  });
}

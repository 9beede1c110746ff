import { type Answers, answersOf, inherited } from './answers.ts';
import { collect, type EntryOf, type Module, moduleOf, type Needs } from './storyModule.ts';
import { type Edit, edited, type Node, namesIn, parse, propertyOf, storyObject, walk } from './syntax.ts';

/** The source of a story's args, by name. */
type Args = Map<string, string>;

export interface Public {
  readonly entryOf: EntryOf;
  /** The required props of the component. */
  readonly required: ReadonlySet<string>;
  /** The file in which the code has to be placed, shown as its first line; undefined for any. */
  readonly place?: string;
}

const WORDS_ALONE = /^'[^'"{}<>\\]*'$/;

class Story {
  readonly #module: Module;
  readonly #meta: Node | undefined;
  readonly #required: ReadonlySet<string>;

  constructor(module: Module, required: ReadonlySet<string>) {
    this.#module = module;
    this.#required = required;
    this.#meta = module.defaultExport;
  }

  #storyObject(name: string): Node | undefined {
    return storyObject(this.#module.valueOf(name));
  }

  /** The args of the file, overridden by those of the story. */
  argsOf(story: Node | undefined): Args {
    const args: Args = new Map();
    this.#addArgs(propertyOf(this.#meta, 'args'), args);
    this.#addArgs(propertyOf(story, 'args'), args);
    for (const [name, text] of args) if (text === 'undefined' && !this.#required.has(name)) args.delete(name);
    return args;
  }

  #addArgs(object: Node | undefined, args: Args): void {
    if (object?.type !== 'ObjectExpression') return;
    for (const property of object.properties) {
      if (property.type === 'SpreadElement') this.#addSpread(property.argument, args);
      else if (property.type === 'ObjectProperty' && property.key.type === 'Identifier') {
        args.set(property.key.name, this.#module.plain(property.value));
      }
    }
  }

  /** Adds the args of a spread: `...Other.args`, `...meta.args` or a named object. */
  #addSpread(argument: Node, args: Args): void {
    if (argument.type === 'MemberExpression' && argument.object.type === 'Identifier') {
      const { name } = argument.object;
      if (name === 'meta') this.#addArgs(propertyOf(this.#meta, 'args'), args);
      else this.#addArgs(propertyOf(this.#storyObject(name), 'args'), args);
    } else if (argument.type === 'Identifier') this.#addArgs(this.#storyObject(argument.name), args);
  }

  /** The body of a function that renders the story; with `isPlain` without a stateful wrapper, if all required props are given. */
  bodyOf(name: string, isPlain = false): string | undefined {
    const story = this.#storyObject(name);
    if (story?.type !== 'ObjectExpression') return undefined;
    const args = this.argsOf(story);
    const renderProperty = inherited(this.#module, story, 'render') ?? propertyOf(this.#meta, 'render');
    const render = renderProperty?.type === 'Identifier' ? this.#module.valueOf(renderProperty.name) : renderProperty;
    const component = propertyOf(this.#meta, 'component');
    const isRendered = render && !(isPlain && component && [...this.#required].every((prop) => args.has(prop)));
    const body = isRendered ? this.#rendered(render, args) : component && `return ${this.element(this.#module.plain(component), args)};`;
    return body && this.#decorated(story, body);
  }

  /** The mocked answers of a story. */
  answersOf(name: string): Answers | undefined {
    return answersOf(this.#module, this.#meta, this.#storyObject(name));
  }

  element(component: string, args: Args): string {
    const { children } = Object.fromEntries(args);
    const attributes = attributesOf([...args].filter(([name]) => name !== 'children'));
    if (children === undefined) return `<${component} ${attributes} />`;
    return `<${component} ${attributes}>${asChild(children)}</${component}>`;
  }

  #rendered(render: Node, args: Args): string | undefined {
    if (render.type !== 'ArrowFunctionExpression' && render.type !== 'ObjectMethod') return undefined;
    const [parameter] = render.params;
    const { body } = render;
    const isShared = parameter?.type === 'Identifier' && args.size > 2 && spreadsOf(body, parameter.name) > 1;
    const text = parameter && !isShared ? this.#withArgs(body, parameter, args) : this.#module.plain(body);
    const constants = isShared ? sharedArgs(parameter.name, args) : parameter?.type === 'ObjectPattern' ? constantsOf(parameter, args) : '';
    return constants + (body.type === 'BlockStatement' ? text.replace(/^\{|\}$/g, '') : `return (${text});`);
  }

  /** Inserts the args where the story uses them. */
  #withArgs(body: Node, parameter: Node, args: Args): string {
    const { names, rest, whole } = partsOf(parameter);
    const others = new Map([...args].filter(([name]) => !names.includes(name)));
    const edits: Edit[] = [];
    walk(body, (node, parent) => {
      const edit = (text: string) => edits.push({ start: node.start ?? 0, end: node.end ?? 0, text }) > 0;
      if (node.type === 'JSXSpreadAttribute' && node.argument.type === 'Identifier' && parent?.type === 'JSXOpeningElement') {
        return node.argument.name === (whole ?? rest) && edit(spread(parent, others));
      }
      if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier' || node.property.type !== 'Identifier') return undefined;
      return node.object.name === whole && edit(args.get(node.property.name) ?? 'undefined');
    });
    return edited(body, this.#module.code, edits);
  }

  /** Wraps the body in the elements of the decorators. */
  #decorated(story: Node, body: string): string {
    const returned = body.match(/^return ([\s\S]*);$/)?.[1];
    const decorators = [propertyOf(story, 'decorators'), propertyOf(this.#meta, 'decorators')].flatMap((list) =>
      list?.type === 'ArrayExpression' ? list.elements : [],
    );
    let shown = returned;
    for (const decorator of decorators) {
      if (shown === undefined || decorator?.type !== 'ArrowFunctionExpression') continue;
      const around = this.#module.plain(decorator.body);
      if (/<Story \/>/.test(around))
        shown = around.replace(/<Story \/>/, () => (shown?.startsWith('(') ? shown.slice(1, -1) : (shown ?? '')));
    }
    return shown === undefined ? body : `return (${shown});`;
  }
}

function spreadsOf(body: Node, name: string): number {
  let count = 0;
  walk(body, (node) => {
    if (node.type === 'JSXSpreadAttribute' && node.argument.type === 'Identifier' && node.argument.name === name) count += 1;
    return undefined;
  });
  return count;
}

/** Args that several elements share become a constant before them. */
function sharedArgs(name: string, args: Args): string {
  return `const ${name} = { ${[...args].map(([key, text]) => (key === text ? key : `${key}: ${text}`)).join(', ')} } as const;\n`;
}

/** How a render function takes its args: as a whole, or some by name and the rest. */
function partsOf(parameter: Node): { whole?: string; rest?: string; names: string[] } {
  if (parameter.type === 'Identifier') return { whole: parameter.name, names: [] };
  if (parameter.type !== 'ObjectPattern') return { names: [] };
  const last = parameter.properties.at(-1);
  const rest = last?.type === 'RestElement' && last.argument.type === 'Identifier' ? last.argument.name : undefined;
  const names = parameter.properties.flatMap((each) =>
    each.type === 'ObjectProperty' && each.key.type === 'Identifier' ? [each.key.name] : [],
  );
  return { rest, names };
}

/** Turns each destructured arg into a constant. */
function constantsOf({ properties }: Node & { type: 'ObjectPattern' }, args: Args): string {
  return properties
    .flatMap((property) =>
      property.type === 'ObjectProperty' && property.key.type === 'Identifier' && args.has(property.key.name)
        ? [`const ${property.key.name} = ${args.get(property.key.name)};\n`]
        : [],
    )
    .join('');
}

function asChild(text: string): string {
  if (WORDS_ALONE.test(text)) return text.slice(1, -1);
  return /^\(?\s*</.test(text) ? text.replace(/^\(\s*|\s*\)$/g, '') : `{${text}}`;
}

function attributesOf(args: readonly (readonly [string, string])[]): string {
  return args
    .map(([name, text]) => (text === 'true' ? name : /^'[^'"\\]*'$/.test(text) ? `${name}="${text.slice(1, -1)}"` : `${name}={${text}}`))
    .join('\n');
}

/** The args of a spread as attributes, except those that the element sets itself. */
function spread(element: Node & { type: 'JSXOpeningElement' }, args: Args): string {
  const own = new Set(element.attributes.flatMap((each) => (each.type === 'JSXAttribute' ? [String(each.name.name)] : [])));
  if (!element.selfClosing) own.add('children');
  return attributesOf([...args].filter(([name]) => !own.has(name)));
}

function write({ imports, declarations }: Needs, body: string, before: readonly string[]): string {
  const lines = [...imports]
    .sort(([one], [other]) => Number(one.startsWith('.')) - Number(other.startsWith('.')) || one.localeCompare(other))
    .map(([entry, names]) => {
      const named = [...names].filter((name) => !name.startsWith('*'));
      const spaces = [...names].filter((name) => name.startsWith('*')).map((name) => `import ${name} from '${entry}';`);
      return [...spaces, ...(named.length > 0 ? [`import { ${named.sort().join(', ')} } from '${entry}';`] : [])].join('\n');
    });
  const helpers = [...new Set(declarations.values())].filter((text) => text !== '');
  return [...lines, '', ...helpers, '', ...before, '', `export function Example() {\n${body}\n}`].join('\n');
}

/** Every story of a file as a module to paste, by export. Not formatted. */
export function snippetsOf(file: string, { entryOf, required, place }: Public, isPlain = false): Map<string, string> {
  const module = moduleOf(file);
  const story = new Story(module, required);
  const snippets = new Map<string, string>();
  for (const [, name = ''] of module.code.matchAll(/^export const (\w+): Story\b/gm)) {
    const body = story.bodyOf(name, isPlain);
    if (body === undefined) continue;
    const needs: Needs = { imports: new Map(), declarations: new Map() };
    const answers = story.answersOf(name);
    for (const [entry, imported] of Object.entries(answers?.imports ?? {})) needs.imports.set(entry, new Set([imported]));
    const program = parse(`${answers?.code ?? ''}\nfunction Example() {\n${body}\n}`);
    collect(namesIn(program), module, entryOf, needs);
    const code = write(needs, body, answers ? [answers.code] : []);
    snippets.set(name, place ? `// ${place}\n${code}` : code);
  }
  return snippets;
}

// What the sources of the stories say about each of them: where it is, who is signed in, what the server answers.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { parseSync } from 'vite';
import { ACT } from '../../.storybook/modes.ts';
import { ROOT } from '../run.mjs';

/**
 * @typedef {object} Answer
 * @property {string} call as the contract names it: `events.byRole`
 * @property {string} kind `ok`, `loading`, `fails` …
 * @property {number} [status] of a refusal
 *
 * @typedef {object} StoryFacts
 * @property {string} id
 * @property {string} file
 * @property {string} title
 * @property {string} exported
 * @property {string} name
 * @property {string} [path] where the portal is, without a query
 * @property {string} [scenario] who is signed in, as the mocks call them
 * @property {Answer[]} answers what differs from an ordinary day
 * @property {boolean} isAct it is tested and not photographed
 * @property {string[]} steps of a flow
 * @property {string} text of the story and of what it uses
 */

function* childrenOf(node) {
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (child && typeof child.type === 'string') yield child;
  }
}

/** The expression itself, without what only types say. */
function bare(node) {
  return /^TS(Satisfies|As)Expression$/.test(node?.type ?? '') ? bare(node.expression) : node;
}

/** What a module says at its top: by name, and what it exports. */
function declarationsOf(program) {
  const found = new Map();
  const exported = [];
  for (const statement of program.body) {
    const declaration = statement.declaration ?? statement;
    if (declaration.type === 'FunctionDeclaration') found.set(declaration.id.name, declaration);
    if (declaration.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier') found.set(id.name, bare(init));
      // `const { byRole } = events`
      else if (id.type === 'ObjectPattern' && init?.type === 'Identifier') {
        for (const { key } of id.properties) found.set(key.name, { type: 'Alias', of: init.name, member: key.name });
      }
      if (statement.type === 'ExportNamedDeclaration' && id.type === 'Identifier') exported.push(id.name);
    }
  }
  return { found, exported };
}

/** The properties of an object, those of what it spreads among them. */
function propertiesOf(node, found, seen = new Set()) {
  const object = bare(node);
  if (object?.type === 'Identifier' && !seen.has(object.name)) return propertiesOf(found.get(object.name), found, seen.add(object.name));
  if (object?.type !== 'ObjectExpression') return new Map();
  const properties = new Map();
  for (const property of object.properties) {
    if (property.type === 'SpreadElement')
      for (const [key, value] of propertiesOf(property.argument, found, seen)) properties.set(key, value);
    else properties.set(property.key.name ?? property.key.value, property.value);
  }
  return properties;
}

/** Every node below these, and below what they name of their module. */
function reach(nodes, found) {
  const reached = [];
  const seen = new Set();
  const visit = (node) => {
    reached.push(node);
    if (node.type === 'Identifier' && found.has(node.name) && !seen.has(node.name)) {
      seen.add(node.name);
      const named = found.get(node.name);
      if (named?.type && named.type !== 'Alias') visit(named);
    }
    for (const child of childrenOf(node)) visit(child);
  };
  for (const node of nodes) if (node) visit(node);
  return reached;
}

/** `events.byRole`, also where a module calls it by a shorter name. */
function callOf(node, found) {
  if (node?.type === 'MemberExpression') return `${node.object.name}.${node.property.name}`;
  const alias = found.get(node?.name);
  return alias?.type === 'Alias' ? `${alias.of}.${alias.member}` : undefined;
}

function answersOf(nodes, found) {
  return nodes.flatMap((node) => {
    const made = node.type === 'CallExpression' && node.callee.type === 'MemberExpression' ? node.callee.object : undefined;
    if (made?.type !== 'CallExpression' || made.callee.name !== 'mock') return [];
    const call = callOf(made.arguments[0], found);
    const [status] = node.arguments;
    return call ? [{ call, kind: node.callee.property.name, ...(typeof status?.value === 'number' && { status: status.value }) }] : [];
  });
}

/** Whose backend it is, and what of it is empty: `scenarios.president({ events: [] })`. */
function scenarioOf(nodes) {
  for (const node of nodes) {
    if (node.type !== 'MemberExpression' || node.object.name !== 'scenarios') continue;
    const call = nodes.find(({ type, callee }) => type === 'CallExpression' && callee === node);
    const options = call?.arguments.find(({ type }) => type === 'ObjectExpression')?.properties ?? [];
    const empty = options
      .filter(({ value }) => value?.type === 'ArrayExpression' && value.elements.length === 0)
      .map(({ key }) => key.name);
    return { name: node.property.name, empty };
  }
  return undefined;
}

function pathOf(nodes) {
  const attribute = nodes.find(({ type, name }) => type === 'JSXAttribute' && name.name === 'path')?.value;
  if (!attribute) return undefined;
  const value = attribute.expression ?? attribute;
  const written = value.type === 'TemplateLiteral' ? value.quasis.map(({ value: { cooked } }) => cooked).join('id') : value.value;
  return written?.split('?')[0];
}

function stepsOf(nodes) {
  return nodes
    .flatMap((node) => (node.type === 'CallExpression' && node.callee.name === 'step' ? [node.arguments[0]?.value] : []))
    .filter(Boolean);
}

/**
 * Reads the stories of one file.
 *
 * @param {string} file from the root
 * @returns {StoryFacts[]}
 */
export function readStories(file) {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const { program } = parseSync(file, text);
  const { found, exported } = declarationsOf(program);
  const meta = propertiesOf(found.get('meta'), found);
  const title = bare(meta.get('title'))?.value;
  if (!title) throw new Error(`${file} has no title that can be read.`);
  return exported.map((name) => {
    const own = propertiesOf(found.get(name), found);
    // A story that a function makes is all that the call says.
    const made = own.size === 0 ? [found.get(name)] : [...own.values()];
    const of = (key) => (own.has(key) ? reach([own.get(key)], found) : []);
    const ofMeta = (key) => reach([meta.get(key)], found);
    const everything = reach(made, found);
    const isMade = own.size === 0;
    const scenario = scenarioOf(isMade ? everything : of('beforeEach')) ?? scenarioOf(ofMeta('beforeEach'));
    const written = [...everything, ...(own.has('beforeEach') ? [] : ofMeta('beforeEach'))];
    return {
      id: toId(title, storyNameFromExport(name)),
      file,
      title,
      exported: name,
      name: storyNameFromExport(name),
      path: pathOf(isMade ? everything : of('render')) ?? pathOf(ofMeta('render')),
      scenario: scenario?.name,
      empty: scenario?.empty ?? [],
      answers: answersOf(written, found),
      isAct: bare(own.get('tags'))?.elements?.some(({ value }) => value === ACT) ?? false,
      steps: stepsOf(everything),
      texts: everything.flatMap(({ type, value }) => (type === 'Literal' && typeof value === 'string' ? [value] : [])),
    };
  });
}

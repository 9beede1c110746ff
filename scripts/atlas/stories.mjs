// Reads the sources of the stories: the path, the signed-in user, and the mocked answers.
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { Module } from '../../.storybook/docs/storyModule.ts';
import { storyObject, walk } from '../../.storybook/docs/syntax.ts';
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
 * @property {string} [path] of the portal, without the query
 * @property {string} [scenario] the mock scenario of the signed-in user
 * @property {Answer[]} answers that differ from the default
 * @property {boolean} isAct tested, but without a screenshot
 * @property {string[]} steps of a flow
 * @property {string} text of the story and of what it uses
 */

/** The properties of an object, including those of spread objects. */
function propertiesOf(node, module) {
  const properties = new Map();
  for (const property of node?.type === 'ObjectExpression' ? node.properties : []) {
    if (property.type !== 'SpreadElement') properties.set(property.key.name ?? property.key.value, property.value ?? property);
    else for (const [key, value] of propertiesOf(storyObject(module.valueOf(property.argument.name)), module)) properties.set(key, value);
  }
  return properties;
}

/** All nodes below these, and below the declarations of their module that they refer to. */
function reach(nodes, module) {
  const reached = [];
  const seen = new Set();
  const visit = (node) =>
    walk(node, (each) => {
      reached.push(each);
      if (each.type !== 'Identifier' || seen.has(each.name)) return undefined;
      seen.add(each.name);
      const declared = module.declared.get(each.name);
      const named = declared?.type === 'FunctionDeclaration' ? declared : module.valueOf(each.name);
      if (named) visit(named);
      return undefined;
    });
  for (const node of nodes) if (node) visit(node);
  return reached;
}

/** The call `events.byRole`, also if it was destructured: `const { byRole } = events`. */
function callOf(node, module) {
  if (node?.type === 'MemberExpression') return `${node.object.name}.${node.property.name}`;
  const { init } = module.declared.get(node?.name)?.declarations?.find(({ id }) => id.type === 'ObjectPattern') ?? {};
  return init && `${init.name}.${node.name}`;
}

function answersOf(nodes, module) {
  return nodes.flatMap((node) => {
    const made = node.type === 'CallExpression' && node.callee.type === 'MemberExpression' ? node.callee.object : undefined;
    if (made?.type !== 'CallExpression' || made.callee.name !== 'mock') return [];
    const call = callOf(made.arguments[0], module);
    const [status] = node.arguments;
    return call ? [{ call, kind: node.callee.property.name, ...(typeof status?.value === 'number' && { status: status.value }) }] : [];
  });
}

/** The scenario and its empty lists: `scenarios.president({ events: [] })`. */
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
 * @param {string} file relative to the root
 * @returns {StoryFacts[]}
 */
export function readStories(file) {
  const module = new Module(path.join(ROOT, file));
  const meta = propertiesOf(module.defaultExport, module);
  const title = meta.get('title')?.value;
  if (!title) throw new Error(`${file} has no title that can be read.`);
  return Array.from(module.code.matchAll(/^export const (\w+)/gm), ([, name]) => {
    const own = propertiesOf(storyObject(module.valueOf(name)), module);
    // A story that is created by a function has only the arguments of its call.
    const isMade = own.size === 0;
    const of = (key) => reach([own.get(key)], module);
    const ofMeta = (key) => reach([meta.get(key)], module);
    const everything = reach(isMade ? [module.valueOf(name)] : own.values(), module);
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
      answers: answersOf(written, module),
      isAct: own.get('tags')?.elements?.some(({ value }) => value === ACT) ?? false,
      steps: stepsOf(everything),
      texts: everything.flatMap(({ type, value }) => (type === 'StringLiteral' ? [value] : [])),
    };
  });
}

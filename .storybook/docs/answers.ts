import type { Module } from './storyModule.ts';
import { type Node, propertyOf, storyObject } from './syntax.ts';

/** What a story's `beforeEach` does about requests of the portal: handlers that answer them, or code that sets some up. */
type Step = { readonly handlers: string } | { readonly code: string };

/** A property of a story, its own or that of a story which it spreads as `...Other`. */
export function inherited(module: Module, story: Node | undefined, name: string): Node | undefined {
  const own = propertyOf(story, name);
  if (own || story?.type !== 'ObjectExpression') return own;
  for (const property of story.properties.toReversed()) {
    if (property.type !== 'SpreadElement' || property.argument.type !== 'Identifier') continue;
    const found = inherited(module, storyObject(module.valueOf(property.argument.name)), name);
    if (found) return found;
  }
  return undefined;
}

/** The handlers of `backend(scenarios.student)`, `backend(() => [one, ...others])` or `backend(() => { … return handlers; })`. */
function handlersOf(expression: Node, module: Module): string {
  if (expression.type !== 'ArrowFunctionExpression') return `...${module.plain(expression)}()`;
  const { body } = expression;
  if (body.type === 'BlockStatement') return `...(${module.plain(expression)})()`;
  return body.type === 'ArrayExpression' ? module.plain(body).replace(/^\[\s*|,?\s*\]$/g, '') : `...${module.plain(body)}`;
}

/** Whether a node is `backend(handlers)`, or a whole story made by `shows` or `acts` with handlers. */
function hasHandlers(node: Node | undefined): boolean {
  return node?.type === 'CallExpression' && node.callee.type === 'Identifier' && ['backend', 'shows', 'acts'].includes(node.callee.name);
}

function stepsOf(hook: Node | undefined, module: Module): Step[] {
  if (hook?.type === 'ArrayExpression') return hook.elements.flatMap((each) => (each ? stepsOf(each, module) : []));
  if (hook?.type === 'CallExpression') {
    const [argument] = hook.arguments;
    return hasHandlers(hook) && argument ? [{ handlers: handlersOf(argument, module) }] : [{ code: `${module.plain(hook)}({ msw });` }];
  }
  const text = hook?.type === 'ArrowFunctionExpression' ? module.plain(hook.body) : '';
  return /\bmsw\.use\(/.test(text) ? [{ code: text }] : [];
}

export interface Answers {
  readonly code: string;
  /** The imports of the code: names by module. */
  readonly imports: Readonly<Record<string, string>>;
}

/** The service worker mock of a story as a program of its own; undefined if the story mocks no request. */
export function answersOf(module: Module, meta: Node | undefined, story: Node | undefined): Answers | undefined {
  const own = inherited(module, story, 'beforeEach');
  const steps = [...stepsOf(propertyOf(meta, 'beforeEach'), module), ...stepsOf(own, module)];
  if (steps.length === 0) return undefined;
  // The first matching handler answers, so those of the story come before those of its file.
  if (steps.every((step) => 'handlers' in step)) {
    const handlers = steps.toReversed().map((step) => step.handlers);
    return { code: `await startMocks([${handlers.join(', ')}]);`, imports: { '@quad/api-client/mocks/browser': 'startMocks' } };
  }
  const lines = steps.map((step) => ('handlers' in step ? `msw.use(${step.handlers});` : step.code));
  const start = `await msw.start({ quiet: true, onUnhandledFrame: 'bypass' });`;
  return { code: ['const msw = setupWorker();', ...lines, start].join('\n'), imports: { 'msw/browser': 'setupWorker' } };
}

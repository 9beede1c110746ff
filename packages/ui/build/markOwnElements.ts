import type { Plugin } from 'vite';
import { CLASS_PREFIX } from '../src/themes/designSystemElements.ts';

/** A class for elements without a style of their own, so that the scoped reset applies to them. */
const MARK = `className: "${CLASS_PREFIX}own", `;

/** Elements inside an svg and those that the browser draws, which need no reset. */
const NOT_RESET =
  /^(path|circle|rect|line|g|text|tspan|defs|title|desc|linearGradient|stop|clipPath|option|br|html|head|body|meta|script|style)$/;

const SOURCE = /\/packages\/ui\/src\/.+\.tsx$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function namesOf({ properties }: Node): (string | undefined)[] {
  return (properties as Node[]).map(({ key }) => {
    const { name, value } = (key ?? {}) as { name?: string; value?: string };
    return name ?? value;
  });
}

/** The props of an element without a class, from the call that creates it. Icons are excluded, because they set their own size. */
function unmarked({ callee, arguments: parameters }: Node): Node | undefined {
  const [element, properties] = (parameters ?? []) as Node[];
  if (!/^_?jsxs?$/.test(String((callee as Node).name)) || !element || properties?.type !== 'ObjectExpression') return undefined;
  const names = namesOf(properties);
  if (names.includes('className')) return undefined;
  const isIcon = element.type === 'Identifier' && names.includes('aria-hidden') && names.includes('size');
  // Components with an `as` prop call their element `Element`.
  const isPolymorphic = element.type === 'Identifier' && element.name === 'Element';
  const isOwn = isPolymorphic || (element.type === 'Literal' && !NOT_RESET.test(String(element.value)));
  return isIcon || isOwn ? properties : undefined;
}

function* placesIn(value: unknown): Generator<number> {
  if (Array.isArray(value)) for (const each of value) yield* placesIn(each);
  if (!isNode(value)) return;
  const properties = value.type === 'CallExpression' ? unmarked(value) : undefined;
  if (properties) yield properties.start + 1;
  for (const part of Object.values(value)) if (typeof part === 'object') yield* placesIn(part);
}

/**
 * Adds a class to each of our elements that has none: the reset is limited to elements of the design system, so all of them have to be
 * recognizable.
 */
export function markOwnElements(): Plugin {
  return {
    name: 'quad-mark-own-elements',
    enforce: 'post',
    transform(code, id) {
      if (!SOURCE.test(id)) return;
      const places = [...placesIn(this.parse(code))].toSorted((one, other) => other - one);
      return { code: places.reduce((text, at) => `${text.slice(0, at)} ${MARK}${text.slice(at)}`, code), map: null };
    },
  };
}

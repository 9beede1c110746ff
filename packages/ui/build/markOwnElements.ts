import type { Plugin } from 'vite';
import { CLASS_PREFIX } from '../src/themes/ours.ts';

/** Says of an element without a look of its own that it is the design system's, so that it is reset like the others. */
const MARK = `className: "${CLASS_PREFIX}own", `;

/** What is drawn inside of an svg, and what a browser draws itself: there is nothing to reset. */
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

/** The properties of an element that has no class, by the call that makes it; an icon says how large it is, and that it is no words. */
function unmarked({ callee, arguments: given }: Node): Node | undefined {
  const [element, properties] = (given ?? []) as Node[];
  if (!/^_?jsxs?$/.test(String((callee as Node).name)) || !element || properties?.type !== 'ObjectExpression') return undefined;
  const names = namesOf(properties);
  if (names.includes('className')) return undefined;
  const isIcon = element.type === 'Identifier' && names.includes('aria-hidden') && names.includes('size');
  // By that name a component calls an element whose kind it is told.
  const isTold = element.type === 'Identifier' && element.name === 'Element';
  const isOwn = isTold || (element.type === 'Literal' && !NOT_RESET.test(String(element.value)));
  return isIcon || isOwn ? properties : undefined;
}

function* placesIn(value: unknown): Generator<number> {
  if (Array.isArray(value)) for (const each of value) yield* placesIn(each);
  if (!isNode(value)) return;
  const properties = value.type === 'CallExpression' ? unmarked(value) : undefined;
  if (properties) yield properties.start + 1;
  for (const part of Object.values(value)) if (typeof part === 'object') yield* placesIn(part);
}

/** Gives a class to each element of ours that has none: the page of a stranger is not reset, so each of ours has to be known. */
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

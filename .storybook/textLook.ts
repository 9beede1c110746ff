const DECISIVE = [
  'backgroundColor',
  'backgroundImage',
  'borderBottom',
  'color',
  'filter',
  'fontSize',
  'fontStyle',
  'fontWeight',
  'mixBlendMode',
  'opacity',
  'position',
  'textDecorationLine',
  'textShadow',
  'zIndex',
] as const;

/** What decides how well text can be told from what is behind it: a part of an element's computed style. */
export type Look = Record<(typeof DECISIVE)[number], string>;

/** Copies it, for a computed style changes with the theme. */
export function lookOf(style: Look): Look {
  return Object.fromEntries(DECISIVE.map((name) => [name, style[name]])) as Look;
}

const LARGE = 24;
const LARGE_AND_BOLD = 18.66;
const BOLD = 700;

/** Contrast asks less of large text. */
function sizeOf({ fontSize, fontWeight }: Look): string {
  const size = Number.parseFloat(fontSize);
  return size >= LARGE || (size >= LARGE_AND_BOLD && Number.parseInt(fontWeight, 10) >= BOLD) ? 'large' : 'small';
}

function isOpaque(color: string): boolean {
  return color !== 'transparent' && !/^rgba|\//.test(color);
}

function floats({ position, zIndex }: Look): boolean {
  return position === 'absolute' || position === 'fixed' || zIndex !== 'auto';
}

/** What lies behind text, from its own element outwards to the first that lets nothing through. Unknown where a position decides it. */
function groundOf(chain: readonly Look[]): string | undefined {
  const behind: string[] = [];
  for (const look of chain) {
    if (look.backgroundImage !== 'none') return undefined;
    behind.push(look.backgroundColor);
    if (isOpaque(look.backgroundColor)) break;
    if (floats(look)) return undefined;
  }
  return behind.filter((color) => color !== 'rgba(0, 0, 0, 0)').join(' over ');
}

/** What makes a link differ from the text that it stands in. */
function differenceOf(link: Look, around: Look): string {
  const marks = ({ borderBottom, fontStyle, fontWeight, fontSize, textDecorationLine }: Look) =>
    [borderBottom, fontStyle, fontWeight, fontSize, textDecorationLine].join(' ');
  return `link ${marks(link)} in ${around.color} ${marks(around)}`;
}

/**
 * Names the combination of colors in which text stands, so that what was once looked at need not be looked at again: the looks of its
 * element and of all around that, from the inside out, and for a link how the text around it looks. Undefined where computed styles
 * do not tell what is behind the text.
 */
export function textLook(chain: readonly [Look, ...Look[]], aroundLink?: Look): string | undefined {
  const [own] = chain;
  if (chain.some(({ filter, mixBlendMode }) => filter !== 'none' || mixBlendMode !== 'normal')) return undefined;
  const ground = groundOf(chain);
  if (ground === undefined) return undefined;
  const veils = chain.map(({ opacity }) => opacity).filter((opacity) => opacity !== '1');
  const parts = [own.color, sizeOf(own), own.textShadow, veils.join(' in '), ground, aroundLink ? differenceOf(own, aroundLink) : ''];
  return parts.join(' | ');
}

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

/** The computed styles that decide about the contrast of text. */
export type Look = Record<(typeof DECISIVE)[number], string>;

/** Copies the values, because a computed style is live. */
export function lookOf(style: Look): Look {
  return Object.fromEntries(DECISIVE.map((name) => [name, style[name]])) as Look;
}

const LARGE = 24;
const LARGE_AND_BOLD = 18.66;
const BOLD = 700;

/** Large text needs less contrast. */
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

/** The background of a text, from its own element outwards to the first opaque one; undefined if it depends on positions. */
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

/** The styles that distinguish a link from the text around it. */
function differenceOf(link: Look, around: Look): string {
  const marks = ({ borderBottom, fontStyle, fontWeight, fontSize, textDecorationLine }: Look) =>
    [borderBottom, fontStyle, fontWeight, fontSize, textDecorationLine].join(' ');
  return `link ${marks(link)} in ${around.color} ${marks(around)}`;
}

/**
 * Returns a key for the color combination of a text, so that equal ones are checked only once. It consists of the styles of its element and
 * ancestors, from the inside out, and for a link those of the surrounding text. Undefined if computed styles do not determine the
 * background.
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

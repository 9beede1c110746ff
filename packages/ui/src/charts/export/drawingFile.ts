const SVG = 'http://www.w3.org/2000/svg';
/** The margin around the chart, in CSS pixels. */
const MIN_SPACING = 16;
/** The pixel ratio of the PNG. */
const SHARPNESS = 2;
/** The computed styles that are copied into the file. */
const PAINT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'shape-rendering',
  'font-size',
  'font-weight',
] as const;
const TRANSPARENT = /^(transparent|rgba\(.*, 0\))$/;

/** The texts of the file: the heading above the drawing, and its description. */
export interface Heading {
  title: string;
  /** The title, broken into lines. */
  lines: readonly string[];
  date: string;
  sentence: string;
}

function add(to: Element, tag: string, attributes: Record<string, string | number>, text = ''): void {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.textContent = text;
  to.append(element);
}

/** Copies the computed styles of the original to the copy as attributes, which any program understands. */
function paint(original: Element, copy: Element): void {
  const style = getComputedStyle(original);
  for (const property of PAINT) copy.setAttribute(property, style.getPropertyValue(property));
  copy.removeAttribute('class');
  [...original.children].forEach((child, index) => {
    const its = copy.children[index];
    if (its) paint(child, its);
  });
}

function groundOf(element: Element | null): string {
  if (!element) return 'white';
  const { backgroundColor } = getComputedStyle(element);
  return TRANSPARENT.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
}

/** The SVG elements in a chart's frame; several for small multiples. */
export function drawingsOf(frame: HTMLElement): Element[] {
  return [...frame.querySelectorAll('[role="application"] > svg:first-of-type')];
}

/** Combines the title, the date and the drawings of a frame into a standalone SVG. */
export function toSvg(frame: HTMLElement, { title, lines, date, sentence }: Heading): SVGSVGElement {
  const { color, fontFamily, fontSize, direction } = getComputedStyle(frame);
  const { left, width } = frame.getBoundingClientRect();
  const drawings = drawingsOf(frame).map((drawing) => ({ drawing, box: drawing.getBoundingClientRect() }));
  const top = Math.min(...drawings.map(({ box }) => box.top));
  const line = Number.parseFloat(fontSize) * 1.4;
  const head = MIN_SPACING + (lines.length + 1) * line;
  const svg = document.createElementNS(SVG, 'svg');
  const whole = {
    width: width + 2 * MIN_SPACING,
    height: head + Math.max(...drawings.map(({ box }) => box.bottom)) - top + 2 * MIN_SPACING,
  };
  const size = { ...whole, viewBox: `0 0 ${whole.width} ${whole.height}`, role: 'img', 'font-family': fontFamily };
  for (const [name, value] of Object.entries(size)) svg.setAttribute(name, String(value));
  add(svg, 'title', {}, title);
  add(svg, 'desc', {}, sentence);
  add(svg, 'rect', { width: whole.width, height: whole.height, fill: groundOf(frame) });
  const words = {
    x: direction === 'rtl' ? whole.width - MIN_SPACING : MIN_SPACING,
    'text-anchor': 'start',
    direction,
    fill: color,
    'font-size': fontSize,
  };
  for (const [index, text] of lines.entries())
    add(svg, 'text', { ...words, y: MIN_SPACING + (index + 0.8) * line, 'font-weight': 600 }, text);
  add(svg, 'text', { ...words, y: MIN_SPACING + (lines.length + 0.8) * line }, date);
  for (const { drawing, box } of drawings) {
    const copy = drawing.cloneNode(true) as Element;
    paint(drawing, copy);
    copy.setAttribute('x', String(MIN_SPACING + box.left - left));
    copy.setAttribute('y', String(head + MIN_SPACING + box.top - top));
    copy.setAttribute('overflow', 'visible');
    svg.append(copy);
  }
  return svg;
}

/** Renders an SVG as a PNG, for programs that do not accept SVG. */
export async function toPng(svg: SVGSVGElement): Promise<Blob> {
  const [width, height] = [svg.width.baseVal.value, svg.height.baseVal.value];
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  const canvas = new OffscreenCanvas(Math.ceil(width * SHARPNESS), Math.ceil(height * SHARPNESS));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob();
}

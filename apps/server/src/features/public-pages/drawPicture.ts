import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import { FONTS, type Font, fontFile, WEIGHTS } from '../../plugins/fonts.ts';
import type { PictureTask } from './pictures.ts';

const SIZE = { width: 1200, height: 630 };
const FONT_NAMES = Object.keys(FONTS) as Font[];

type Element = Parameters<typeof satori>[0];
type Style = Readonly<Record<string, string | number>>;

/** A box for the layout library, which uses React's element format without React itself. */
function box(style: Style, children: string | readonly unknown[]): unknown {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

/** Longer titles use a smaller font, to fit on three lines. */
function sizeOf(title: string): number {
  if (title.length <= 32) return 88;
  return title.length <= 70 ? 68 : 52;
}

function layOut({ institute, colors, title, lines }: PictureTask): unknown {
  const { surface, text } = colors;
  const words = box({ fontSize: sizeOf(title), fontWeight: 600, lineHeight: 1.25, lineClamp: 3, display: 'block' }, title);
  const rows = lines.map((line) => box({ fontSize: 34, lineHeight: 1.45, lineClamp: 1, display: 'block', color: '#454b59' }, line));
  const band = box({ backgroundColor: surface, color: text, fontSize: 32, fontWeight: 600, padding: '26px 72px' }, institute);
  const content = box({ flexDirection: 'column', flexGrow: 1, justifyContent: 'space-between', padding: '48px 72px' }, [
    words,
    box({ flexDirection: 'column' }, rows),
  ]);
  const foot = box({ backgroundColor: surface, height: 14 }, '');
  return box(
    {
      ...{ flexDirection: 'column', width: '100%', height: '100%' },
      ...{ backgroundColor: '#fffdfa', color: '#1c2439', fontFamily: FONT_NAMES.join(', ') },
    },
    [band, content, foot],
  );
}

/**
 * Renders the preview image of a page, with the correct shaping of every script (docs/specification/public-pages.md#public-pages-picture).
 */
export async function drawPicture(task: PictureTask): Promise<Uint8Array> {
  const fonts = await Promise.all(
    FONT_NAMES.flatMap((name) =>
      WEIGHTS.map(async (weight) => ({ name, weight, style: 'normal' as const, data: await fontFile(name, weight) })),
    ),
  );
  const svg = await satori(layOut(task) as Element, { ...SIZE, fonts });
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  // A palette of 64 colors suffices for two colors and their blends.
  return new Uint8Array(await sharp(png).png({ palette: true, colours: 64 }).toBuffer());
}

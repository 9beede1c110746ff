import { loadSharp } from '../../features/profile/sharp.ts';

const PAGE_SIZE = { width: 600, height: 800 };
/** Lines of a letter with position, length and color. They contain no readable text. */
const LINES = [
  ...[90, 260, 300, 340, 380, 420].map((top, index) => ({
    top,
    left: 90,
    width: [240, 420, 400, 410, 380, 260][index] ?? 400,
    color: '#8a8578',
  })),
  { top: 600, left: 360, width: 140, color: '#7a4a5a' },
  { top: 640, left: 110, width: 170, color: '#34405a' },
];
const LINE_HEIGHT = 10;

/** A stage with lights and the heads of the audience. */
const STAGE = { width: 800, height: 450 };
const SHAPES = [
  { top: 60, left: 90, width: 620, height: 230, color: '#4a3a5e' },
  { top: 60, left: 250, width: 300, height: 230, color: '#c9a86a' },
  { top: 170, left: 380, width: 40, height: 110, color: '#2b2b38' },
  { top: 290, left: 60, width: 680, height: 24, color: '#7a5a3c' },
  ...Array.from({ length: 9 }, (_, index) => ({
    top: 360 + (index % 2) * 14,
    left: 50 + index * 80,
    width: 52,
    height: 90,
    color: '#1a1a24',
  })),
];

interface Shape {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

/** Draws colored boxes on a background. */
async function draw(ground: { width: number; height: number; color: string }, shapes: readonly Shape[]): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const box = ({ width, height, color }: { width: number; height: number; color: string }) => ({
    create: { width, height, channels: 3 as const, background: color },
  });
  const placed = shapes.map((shape) => ({ input: box(shape), top: shape.top, left: shape.left }));
  return sharp(box(ground)).composite(placed).webp({ quality: 60 }).toBuffer();
}

/** The evidence picture of the demonstration's claims: a letter as if photographed. */
export function evidencePicture(): Promise<Uint8Array> {
  return draw(
    { ...PAGE_SIZE, color: '#fffdf8' },
    LINES.map((line) => ({ ...line, height: LINE_HEIGHT })),
  );
}

/** The photo of the demonstration's reports: a stage without recognizable people. */
export function stagePicture(): Promise<Uint8Array> {
  return draw({ ...STAGE, color: '#26202f' }, SHAPES);
}

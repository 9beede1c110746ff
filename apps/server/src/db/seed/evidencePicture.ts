import { loadSharp } from '../../features/profile/sharp.ts';

const PAPER = { width: 600, height: 800 };
/** Lines of a letter, each with where it begins, how long it is and in what colour: nothing that anybody could read. */
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

/** The evidence of the demonstration's claims: a letter as it may have been photographed. */
export async function evidencePicture(): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const drawn = (size: { width: number; height: number }, background: string) => ({
    create: { ...size, channels: 3 as const, background },
  });
  const lines = LINES.map(({ top, left, width, color }) => ({ input: drawn({ width, height: LINE_HEIGHT }, color), top, left }));
  return sharp(drawn(PAPER, '#fffdf8')).composite(lines).webp({ quality: 60 }).toBuffer();
}

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The fonts for generated files, each for the writing systems that it covers. */
export const FONTS = {
  latin: '@fontsource/fraunces/files/fraunces-latin',
  'latin-ext': '@fontsource/fraunces/files/fraunces-latin-ext',
  vietnamese: '@fontsource/fraunces/files/fraunces-vietnamese',
  devanagari: '@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari',
  arabic: '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic',
  hebrew: '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew',
} as const;
export type Font = keyof typeof FONTS;

export const WEIGHTS = [400, 600] as const;
export type Weight = (typeof WEIGHTS)[number];

const files = new Map<string, Promise<Buffer>>();

/** Reads a font file from its package, once. */
export function fontFile(font: Font, weight: Weight): Promise<Buffer> {
  const name = `${FONTS[font]}-${weight}-normal.woff`;
  const known = files.get(name) ?? readFile(fileURLToPath(import.meta.resolve(name)));
  files.set(name, known);
  return known;
}

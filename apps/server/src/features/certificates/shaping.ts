import bidiFactory from 'bidi-js';
import type { Font } from '../../plugins/fonts.ts';

const LATIN: ReadonlySet<Font> = new Set(['latin', 'latin-ext', 'vietnamese']);
const SCRIPTS: readonly (readonly [Font, RegExp])[] = [
  ['devanagari', /[\p{Script_Extensions=Devanagari}]/u],
  ['arabic', /\p{Script_Extensions=Arabic}/u],
  ['hebrew', /\p{Script_Extensions=Hebrew}/u],
  ['vietnamese', /[\u1ea0-\u1ef1]/],
  // Latin characters that the Latin font file lacks; the two files do not overlap.
  ['latin-ext', /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff\u20ad\u2c60-\u2c7f]/],
];
/** Characters that belong to the preceding one: marks and joiners. */
const MARK = /[\p{Mark}\u200c\u200d]/u;
const ASCII = /^[\0-\x7f]$/;

/** A part of a line with one font and one direction. */
export interface Stretch {
  readonly font: Font;
  readonly text: string;
}

export type Direction = 'ltr' | 'rtl';

const bidi = bidiFactory();

/** Direction of a text, determined by its first letter. */
export function directionOf(text: string): Direction {
  return (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr';
}

function fontFor(character: string, before: Font | undefined): Font {
  if (before && MARK.test(character)) return before;
  if (ASCII.test(character)) return 'latin';
  return SCRIPTS.find(([, has]) => has.test(character))?.[0] ?? 'latin';
}

function fontsOf(text: string): Font[] {
  const fonts: Font[] = [];
  let before: Font | undefined;
  for (const character of text) {
    before = fontFor(character, before);
    for (let unit = 0; unit < character.length; unit += 1) fonts.push(before);
  }
  return fonts;
}

/**
 * Splits a line into runs of one font, in visual order from left to right (Unicode bidirectional algorithm, UAX 9). The font reverses
 * right-to-left runs, except Latin ones: digits keep their order, and brackets are mirrored.
 */
export function stretchesOf(line: string, direction: Direction): Stretch[] {
  const fonts = fontsOf(line);
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const { levels } = embedding;
  const order = bidi.getReorderedIndices(line, embedding);
  const found: { font: Font; level: number; indices: number[] }[] = [];
  for (const index of order) {
    const font = fonts[index] ?? 'latin';
    const level = levels[index] ?? 0;
    const last = found.at(-1);
    if (last?.font === font && last.level === level) last.indices.push(index);
    else found.push({ font, level, indices: [index] });
  }
  return found.map(({ font, level, indices }) => {
    const isTurned = level % 2 === 1 && LATIN.has(font);
    const logical = isTurned ? indices : indices.toSorted((one, other) => one - other);
    const text = logical.map((index) => (isTurned && bidi.getMirroredCharacter(line[index] ?? '')) || (line[index] ?? '')).join('');
    return { font, text };
  });
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Wraps a text to a width. A word that is wider is broken between characters. */
export function linesOf(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const put = (part: string, between: string) => {
    const joined = line === '' ? part : `${line}${between}${part}`;
    if (line !== '' && widthOf(joined) > width) {
      lines.push(line);
      line = part;
    } else line = joined;
  };
  for (const word of text.split(/[ \t\r\n]+/).filter(Boolean)) {
    if (widthOf(word) <= width) put(word, ' ');
    else Array.from(graphemes.segment(word), ({ segment }, index) => put(segment, index === 0 ? ' ' : ''));
  }
  return line === '' ? lines : [...lines, line];
}

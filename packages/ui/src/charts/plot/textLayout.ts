const NARROW = new Set(" .,:;'!|()[]fijlrtI1-");
const WIDE = new Set('mwMW@%&—…');
const FIRST_FULL_WIDTH = 0x2e80;

/** The approximate width of a character in a sans serif font, in em; rather too wide than too narrow. */
function characterWidth(character: string): number {
  if (NARROW.has(character)) return 0.36;
  if (WIDE.has(character)) return 0.92;
  if ((character.codePointAt(0) ?? 0) >= FIRST_FULL_WIDTH) return 1;
  return character === character.toLowerCase() ? 0.57 : 0.68;
}

/** The approximate width of a text, in the unit of `em`. It is estimated, because measuring would force a layout for every label. */
export function textWidth(text: string, em: number): number {
  let width = 0;
  for (const character of text) {
    width += characterWidth(character);
  }
  return width * em;
}

/** Shortens a text with an ellipsis to fit a width. */
export function shorten(text: string, width: number, em: number): string {
  if (textWidth(text, em) <= width) return text;
  const characters = [...text];
  while (characters.length > 0 && textWidth(`${characters.join('')}…`, em) > width) {
    characters.pop();
  }
  return `${characters.join('').trimEnd()}…`;
}

/** Breaks a text into at most `maxLines` lines between words and shortens the last one, because SVG does not wrap text. */
export function breakLines(text: string, { width, em, maxLines }: { width: number; em: number; maxLines: number }): string[] {
  const lines: string[] = [];
  let rest = text.trim().split(/\s+/);
  while (rest.length > 0 && lines.length < maxLines - 1) {
    const fitting = rest.findIndex((_, index) => textWidth(rest.slice(0, index + 1).join(' '), em) > width);
    if (fitting === -1) break;
    const wordCount = Math.max(1, fitting);
    lines.push(shorten(rest.slice(0, wordCount).join(' '), width, em));
    rest = rest.slice(wordCount);
  }
  return rest.length > 0 ? [...lines, shorten(rest.join(' '), width, em)] : lines;
}

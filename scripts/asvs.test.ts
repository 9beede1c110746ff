import { describe, expect, it } from 'vitest';
import { readText } from './files.mjs';

/** The requirements that are not met; the page states the reason for each. */
const NOT_MET = ['5.4.3', '6.3.3', '12.2.2', '12.3.1', '13.2.1', '13.3.1', '16.4.3'];

/** The number of requirements at levels 1 and 2 in each chapter of ASVS 5.0.0. */
const REQUIREMENTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

const rows = Array.from(readText('docs/security/asvs.md').matchAll(/^\| (\d+)\.\d+\.\d+ +\|.*$/gm), ([row, chapter]) => {
  const [id = '', level, , state, shown = ''] = row
    .split('|')
    .slice(1)
    .map((cell) => cell.trim());
  return { id, chapter, level, state, shown };
});

describe('docs/security/asvs.md', () => {
  it('lists every requirement once', () => {
    const chapters = REQUIREMENTS.map((_, index) => rows.filter(({ chapter }) => Number(chapter) === index + 1));
    expect(chapters.map(({ length }) => length)).toEqual(REQUIREMENTS);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
  });

  it('names a file for each met requirement and a reason for every other one', () => {
    for (const { id, level, state, shown } of rows) {
      expect(['1', '2'], id).toContain(level);
      expect(['Met', 'Not met', 'Does not apply'], id).toContain(state);
      expect(shown, id).toMatch(state === 'Met' ? /`[\w.-]+\/[^`]+`|`biome\.json`/ : /^.{12}/);
      if (state === 'Not met') expect(shown.length, `the reason of ${id}`).toBeGreaterThan(60);
    }
  });

  it('has exactly the known unmet requirements', () => {
    expect(rows.filter(({ state }) => state === 'Not met').map(({ id }) => id)).toEqual(NOT_MET);
  });
});

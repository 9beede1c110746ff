import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { main } from '../../theming/cli.ts';
import { buildOwnTheme, FIRST, fromHash, toHash } from './ownTheme.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'quad-theme-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The messages of the command line for a file, and its output. */
function build(file: string) {
  const [source, output] = [path.join(folder, 'own.tokens.json'), path.join(folder, 'own.css')];
  writeFileSync(source, file);
  const say = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const code = main(['build', source, '-o', output]);
  const printed = say.mock.calls.join('\n');
  vi.restoreAllMocks();
  return { code, printed, css: code === 0 ? readFileSync(output, 'utf8') : '' };
}

it('builds the same CSS as the command line builds from the saved file', () => {
  const { file = '', css, faults } = buildOwnTheme(FIRST);
  expect(build(file)).toEqual({ code: 0, printed: '', css });
  expect(faults).toEqual([]);
});

it.each([
  ['a color pair without enough contrast', '{ "color": { "text": { "muted": { "$type": "color", "$value": "#999999" } } } }'],
  ['an unknown token', '{ "color": { "tekst": { "$type": "color", "$value": "#999999" } } }'],
])('reports %s with the messages of the command line', (_, tokens) => {
  const { faults } = buildOwnTheme({ ...FIRST, tokens });
  const { code, printed } = build(JSON.stringify({ brand: { $type: 'color', $value: FIRST.brand }, ...JSON.parse(tokens) }));
  expect(code).toBe(1);
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.filter((fault) => !printed.includes(fault))).toEqual([]);
  expect(printed.match(/ has a contrast of /g)?.length ?? 1).toBe(faults.length);
});

it('reports unreadable tokens and an invalid brand color', () => {
  expect(buildOwnTheme({ ...FIRST, tokens: '{' }).faults).toEqual([expect.stringContaining('The tokens cannot be read: ')]);
  expect(buildOwnTheme({ ...FIRST, brand: 'green' }).faults).toEqual([expect.stringContaining('brand: ')]);
});

it('round-trips the theme through the URL hash', () => {
  const theme = { name: 'own', brand: '#ffffff', tokens: '{ "a&b": "#" }' };
  expect(fromHash(toHash(theme))).toEqual(theme);
  expect(fromHash('')).toEqual(FIRST);
});

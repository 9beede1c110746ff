import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../packages/ui/src/mcp/server.ts';
import { temporaryFolder } from '../../scripts/files.mjs';
import { run } from '../../scripts/run.mjs';
import { catalogue, conformance } from './toolData.ts';

/** A folder with the token files that `npm pack` would write into the package. */
const { path: built, remove } = temporaryFolder('tokens');
const client = new Client({ name: 'a test', version: '1.0.0' });

beforeAll(async () => {
  await run('tz', ['build'], { env: { QUAD_TOKENS_OUT: `${built}/` } });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await createServer({ ...catalogue, conformance }, path.join(built, 'dist/tokens')).connect(there);
  await client.connect(here);
});
afterAll(async () => {
  await client.close();
  remove();
});

async function ask(name: string, input: Record<string, unknown> = {}): Promise<{ text: string; isError: boolean }> {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [first] = content as { text: string }[];
  return { text: first?.text ?? '', isError: isError === true };
}

it('lists its tools and names find_components in its instructions', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'find_components',
    'get_component',
    'list_components',
    'get_tokens',
    'get_conformance',
    'lint_code',
  ]);
  expect(tools[0]?.inputSchema).toMatchObject({ required: ['need'] });
  expect(client.getInstructions()).toContain('find_components');
});

describe('find_components', () => {
  it.each([
    ['choose one of many people by typing', 'Combobox'],
    ['upload files with drag and drop', 'FileDrop'],
    ['steps of a long task', 'Stepper'],
    ['a dialog for a short task', 'Dialog'],
    ['figures followed over months', 'TrendChart'],
    ['command palette opened by control and K', 'CommandMenu'],
  ])('answers "%s" with %s as the first or second result', async (need, name) => {
    const { text } = await ask('find_components', { need });
    const names = [...text.matchAll(/^- (\w+) \(/gm)].map(([, found]) => found);
    expect(names.slice(0, 2)).toContain(name);
  });

  it('suggests an alternative component', async () => {
    const { text } = await ask('find_components', { need: 'badge' });
    expect(text).toContain('- It is a sentence: use Banner instead.');
  });

  it('refers to list_components if nothing matches', async () => {
    expect(await ask('find_components', { need: 'zebra' })).toEqual({
      text: "No component matches 'zebra'. Call list_components for all components.",
      isError: true,
    });
  });
});

describe('get_component', () => {
  it('returns the import, props with defaults, keyboard section and alternatives', async () => {
    const { text, isError } = await ask('get_component', { name: 'button' });
    expect(isError).toBe(false);
    expect(text).toContain("import { Button } from '@quad/ui';");
    expect(text).toContain('`children: ReactNode`: What happens on a press: a verb and its object.');
    expect(text).toMatch(/`variant\?: .*`, default 'secondary'/);
    expect(text).toContain('## Keyboard');
    expect(text).toMatch(/: use \w+ instead\./);
  });

  it('suggests similar names for an unknown component', async () => {
    const { text, isError } = await ask('get_component', { name: 'DateField' });
    expect(isError).toBe(true);
    expect(text).toContain('There is no component DateField. Similar: ');
    expect(text).toMatch(/Date(Input|Picker)/);
  });
});

describe('list_components', () => {
  it('lists only the components of the given entry point', async () => {
    const { text } = await ask('list_components', { entry: '@quad/ui/charts' });
    expect(text.split('\n').length).toBeGreaterThan(6);
    expect(text).not.toContain('(@quad/ui)');
  });

  it('lists the entry points if the given one is unknown', async () => {
    expect((await ask('list_components', { entry: 'nowhere' })).text).toContain('There are @quad/ui');
  });
});

describe('get_tokens', () => {
  it('returns one value per theme, or a single value if all themes share it', async () => {
    expect((await ask('get_tokens', { path: 'space.m' })).text).toBe('vars.space.m (--q-space-m): 1rem');
    expect((await ask('get_tokens', { path: 'color.text' })).text).toMatch(
      /vars\.color\.text\.muted \(--q-color-text-muted\): light .+, dark .+, high-contrast .+/,
    );
  });

  it('lists the available tokens for an unknown path', async () => {
    const { text, isError } = await ask('get_tokens', { path: 'colour' });
    expect(isError).toBe(true);
    expect(text).toContain('There are ');
    expect(text).toContain('color');
  });
});

describe('get_conformance', () => {
  it('returns each criterion with its evidence, and how a component meets it', async () => {
    expect((await ask('get_conformance')).text).toContain(
      '- 1.4.3 Contrast (Minimum) (AA): Supports. Rules of axe on every story: color-contrast.',
    );
    const { text } = await ask('get_conformance', { name: 'button' });
    expect(text).toContain('- 2.1.1 Keyboard: by rule, play');
    expect(text).not.toContain('1.2.1');
  });

  it('refers to list_components for an unknown component', async () => {
    expect((await ask('get_conformance', { name: 'Zebra' })).text).toContain('list_components');
  });
});

describe('lint_code', () => {
  const lint = async (code: string) => (await ask('lint_code', { code })).text.split('\n');

  it('reports each problem with its line number', async () => {
    expect(
      await lint(`import { Badge, Button, TrendChart } from '@quad/ui';
import { Dialog } from 'radix-ui';
import { badge } from '@quad/ui/dist/badge.js';
export const one = <Button className="big" isUnavailable variant="loud">Save</Button>;
export const two = <p style={{ color: '#ff0000' }}><a href="#abc">Part</a><Badge {...all} /></p>;
export const three = <TrendChart />;`),
    ).toEqual([
      'line 1: TrendChart has to be imported from @quad/ui/charts.',
      'line 2: radix-ui: The design system is built on it. Use its Dialog, Tabs, Tooltip, DropdownMenu or Popover instead.',
      'line 3: @quad/ui/dist/badge.js: Only exports of the entries are stable. Import it from @quad/ui or one of its entries.',
      'line 4: Button has no prop className. Use a variant or a tone.',
      'line 4: Button: isUnavailable was renamed to disabled.',
      'line 4: Button: variant has to be one of primary, secondary, quiet, not loud.',
      'line 5: A raw colour is the same in every theme. Use a token of vars.color from @quad/ui/theme.',
      expect.stringContaining('line 6: TrendChart requires '),
      expect.stringContaining('line 6: TrendChart requires '),
      expect.stringContaining('line 6: TrendChart requires '),
    ]);
  });

  it('reports no problems in valid code, and an error for code that cannot be parsed', async () => {
    expect(await lint(`import { Button } from '@quad/ui';\nexport const one = <Button tone="critical">Delete</Button>;`)).toEqual([
      'No problems found. Types are not checked.',
    ]);
    expect(await ask('lint_code', { code: '<' })).toMatchObject({ isError: true, text: expect.stringContaining('cannot be parsed') });
  });
});

it('rejects a missing parameter and an unknown tool', async () => {
  expect(await ask('get_component')).toEqual({ text: 'get_component requires the parameter name.', isError: true });
  expect(await ask('paint')).toEqual({ text: 'There is no tool paint.', isError: true });
});

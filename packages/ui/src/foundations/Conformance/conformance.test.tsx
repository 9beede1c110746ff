import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as shell from '../../dashboard/index.ts';
import * as main from '../../index.ts';
import { CASES } from './cases.tsx';

/** Components that need the data of a whole shell, or render nothing until they are opened; their own stories check the same. */
const OF_THE_SHELL = ['AppShell', 'DashboardGrid', 'Dialog', 'Drawer', 'DropdownMenu', 'ProfileMenu', 'Sidebar', 'TopBar', 'UiProvider'];

const components = Object.entries({ ...main, ...shell })
  .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name))
  .map(([name]) => name)
  .sort();

const cases = Object.entries(CASES);

it('covers every component exported by the main and shell entries', () => {
  expect([...Object.keys(CASES), ...OF_THE_SHELL].sort()).toEqual(components);
});

describe('server rendering without a window', () => {
  it.each(cases)('%s renders to a string', (_name, { draw }) => {
    expect('window' in globalThis).toBe(false);
    expect(() => renderToString(draw({}))).not.toThrow();
  });

  it.each(cases.filter(([, { hasRest }]) => hasRest))('%s passes on unknown attributes', (_name, { draw }) => {
    expect(renderToString(draw({ 'data-extra': 'kept' }))).toContain('data-extra="kept"');
  });

  it.each(cases.filter(([, { isInput }]) => isInput))('%s keeps aria-invalid and adds its hint to aria-describedby', (_name, { draw }) => {
    const html = renderToString(draw({ 'aria-invalid': 'true', 'aria-describedby': 'own-words' }));
    expect(html).toMatch(/aria-describedby="own-words [^"]*-hint"/);
    expect(html).toContain('aria-invalid="true"');
  });

  it.each(cases)('%s ignores a className prop', (_name, { draw }) => {
    const smuggled: object = { className: 'smuggled' };
    expect(renderToString(draw({ ...smuggled }))).not.toContain('smuggled');
  });
});

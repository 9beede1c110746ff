import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { conformanceOf, MANUAL_CHECKS, NOT_ABOUT_COMPONENTS } from './conformance.ts';
import { CRITERIA } from './criteria.ts';
import { conformance } from './toolData.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const rules = axe.getRules();
const ids = CRITERIA.map(({ id }) => id);
const supportOf = (id: string) => conformance.criteria.find((each) => each.id === id)?.support;

it('has the criteria of WCAG 2.2 once: 31 of level A, 24 of level AA', () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(['A', 'AA'].map((level) => CRITERIA.filter((each) => each.level === level).length)).toEqual([31, 24]);
});

describe('what it names is there:', () => {
  it('the components, each with a guide', () => {
    const guides = globSync('packages/ui/src/**/*.guide.tsx', { cwd: ROOT }).map((file) => path.basename(file, '.guide.tsx'));
    expect(conformance.components.map(({ name }) => name).sort()).toEqual(guides.sort());
  });

  it('the tests and rules', () => {
    expect(CRITERIA.filter(({ checked }) => checked && !existsSync(path.join(ROOT, checked.file)))).toEqual([]);
    expect([...NOT_ABOUT_COMPONENTS].filter((rule) => !rules.some(({ ruleId }) => ruleId === rule))).toEqual([]);
  });

  it('what was looked at, on days that there are', () => {
    expect(MANUAL_CHECKS.filter(({ criterion, date }) => !ids.includes(criterion) || Number.isNaN(Date.parse(date)))).toEqual([]);
  });
});

it('is right that no component plays anything or reads the motion of a device', () => {
  const sources = globSync('packages/ui/src/{layout,primitives,charts,dashboard}/**/*.tsx', { cwd: ROOT });
  expect(sources.length).toBeGreaterThan(200);
  const playing = sources.filter((file) =>
    /<(audio|video|track)\b|new Audio\(|devicemotion/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(playing).toEqual([]);
});

it('says what it does not know', () => {
  expect(conformance.components.find(({ name }) => name === 'Button')?.criteria).toMatchObject({ '2.1.1': ['rule', 'play'], '2.5.8': [] });
  expect([supportOf('1.2.1'), supportOf('2.5.8'), supportOf('2.1.1')]).toEqual(['Not Applicable', 'Not Evaluated', 'Supports']);
});

it('claims nothing by a rule that is off or about pages, and less where a component has no row', () => {
  const row = { keys: '{Enter}', does: 'Presses it.', outcome: { calls: 'onClick' } } as const;
  const part = { part: 'Field', role: 'textbox', name: 'Name' } as const;
  const tables = new Map([
    ['One', { keyboard: [row], screenReader: [{ ...part, state: { invalid: true } }] }],
    ['Other', { keyboard: [row], screenReader: [part] }],
  ]);
  const found = conformanceOf(tables, [
    { ruleId: 'target-size', tags: ['wcag258'], enabled: false },
    { ruleId: 'meta-viewport', tags: ['wcag144'] },
  ]);
  const criterion = (id: string) => found.criteria.find((each) => each.id === id);
  expect([criterion('2.5.8')?.support, criterion('1.4.4')?.support]).toEqual(['Not Evaluated', 'Not Evaluated']);
  expect(criterion('3.3.1')).toMatchObject({
    support: 'Partially Supports',
    remarks: 'Tested by table rows of 1 of 2 components to which it applies. Not tested: Other.',
  });
});

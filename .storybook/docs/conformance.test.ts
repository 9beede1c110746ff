import { existsSync } from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { findFiles, readText } from '../../scripts/files.mjs';
import { ROOT } from '../../scripts/run.mjs';
import { conformanceOf, MANUAL_CHECKS, NOT_ABOUT_COMPONENTS } from './conformance.ts';
import { CRITERIA } from './criteria.ts';
import { conformance } from './toolData.ts';

const rules = axe.getRules();
const ids = CRITERIA.map(({ id }) => id);
const supportOf = (id: string) => conformance.criteria.find((each) => each.id === id)?.support;

it('contains each WCAG 2.2 criterion once: 31 of level A and 24 of level AA', () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(['A', 'AA'].map((level) => CRITERIA.filter((each) => each.level === level).length)).toEqual([31, 24]);
});

describe('references in the conformance data', () => {
  it('cover exactly the components that have a guide', () => {
    const guides = findFiles('packages/ui/src/**/*.guide.tsx').map((file) => path.basename(file, '.guide.tsx'));
    expect(conformance.components.map(({ name }) => name).sort()).toEqual(guides.sort());
  });

  it('point only to existing test files and axe rules', () => {
    expect(CRITERIA.filter(({ checked }) => checked && !existsSync(path.join(ROOT, checked.file)))).toEqual([]);
    expect([...NOT_ABOUT_COMPONENTS].filter((rule) => !rules.some(({ ruleId }) => ruleId === rule))).toEqual([]);
  });

  it('use only known criteria and valid dates in manual checks', () => {
    expect(MANUAL_CHECKS.filter(({ criterion, date }) => !ids.includes(criterion) || Number.isNaN(Date.parse(date)))).toEqual([]);
  });
});

it('finds no component that plays media or reads device motion', () => {
  const sources = findFiles('packages/ui/src/{layout,primitives,charts,dashboard}/**/*.tsx');
  expect(sources.length).toBeGreaterThan(200);
  const playing = sources.filter((file) => /<(audio|video|track)\b|new Audio\(|devicemotion/.test(readText(file)));
  expect(playing).toEqual([]);
});

it('distinguishes supported, not applicable and not evaluated criteria', () => {
  expect(conformance.components.find(({ name }) => name === 'Button')?.criteria).toMatchObject({ '2.1.1': ['rule', 'play'], '2.5.8': [] });
  expect([supportOf('1.2.1'), supportOf('2.5.8'), supportOf('2.1.1')]).toEqual(['Not Applicable', 'Not Evaluated', 'Supports']);
});

it('ignores disabled and page-level rules, and reports partial support if a component has no row', () => {
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

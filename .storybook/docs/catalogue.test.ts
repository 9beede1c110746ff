import { expect, it } from 'vitest';
import type { ComponentGuide } from '../../packages/ui/src/testing/guide.ts';
import { catalogueOf } from './catalogue.ts';
import { readFacts } from './readFacts.ts';

const GUIDES = import.meta.glob<ComponentGuide>('../../packages/ui/src/**/*.guide.tsx', { eager: true, import: 'guide' });
const catalogue = catalogueOf(readFacts(), (file) => GUIDES[`../../${file.replace(/\.tsx$/, '.guide.tsx')}`]);

it('is what the pages say, for tools; npx vitest --update=all writes it again', async () => {
  await expect(`${JSON.stringify(catalogue, undefined, 1)}\n`).toMatchFileSnapshot('../../packages/ui/catalogue.json');
});

it('has each component once, with what speaks for another one', () => {
  const names = catalogue.components.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(150);
  const silent = catalogue.components.filter(({ useInstead }) => useInstead.length === 0).map(({ name }) => name);
  expect(silent).toEqual(['AchievementQueue', 'AnalyticsBlank', 'UnknownRole']);
});

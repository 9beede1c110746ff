import { expect, it } from 'vitest';
import { allFiles } from '../files.mjs';
import { countFilesLeadingToAll, countPictures } from './measure.mjs';

const all = allFiles();

it('keeps the number of stories, pictures and review entries within limits', () => {
  const { pictures, entries, stories, acts, edges } = countPictures(all);
  expect(acts).toBeGreaterThan(0);
  expect(edges).toBeGreaterThan(0);
  expect(stories).toBeGreaterThan(1_500);
  expect(stories).toBeLessThanOrEqual(2_150);
  expect(pictures).toBeLessThanOrEqual(3_000);
  expect(entries).toBeLessThanOrEqual(1_750);
});

it('limits the share of files that affect every picture', () => {
  const { files, leadToAll } = countFilesLeadingToAll(all);
  expect(files).toBeGreaterThan(1_000);
  expect(leadToAll).toContain('.storybook/preview.tsx');
  expect(leadToAll.length / files).toBeLessThanOrEqual(0.045);
});

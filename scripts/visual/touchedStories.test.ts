import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { touchedStories } from './touchedStories.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const all = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 16_000_000 }).trim().split('\n');
const stories = all.filter((file) => file.endsWith('.stories.tsx'));

it('takes what a component is used in, and nothing else', () => {
  const touched = touchedStories(['packages/ui/src/features/org-units/UnitTree/UnitTree.tsx'], all);
  expect(touched).toContain('packages/ui/src/features/org-units/UnitTree/UnitTree.stories.tsx');
  expect(touched).toContain('apps/portal/src/screens/org-units/OrganizationSection.stories.tsx');
  expect(touched).not.toContain('packages/ui/src/primitives/Badge/Badge.stories.tsx');
});

it('takes all of them where every story is rendered with what has changed', () => {
  expect(touchedStories(['packages/ui/tokens/light.tokens.json'], all)).toEqual(stories);
  expect(touchedStories(['.storybook/preview.tsx'], all)).toEqual(stories);
});

it('takes none for what shows on no picture', () => {
  expect(
    touchedStories(['docs/architecture.md', 'packages/ui/src/guides/Welcome.mdx', 'packages/domain/src/events/status.test.ts'], all),
  ).toEqual([]);
});

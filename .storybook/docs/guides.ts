import type { ComponentGuide } from '../../packages/ui/src/testing/guide.ts';

/** Each is loaded with the page of its component: with all of them comes the whole design system. */
const GUIDES = import.meta.glob<ComponentGuide>('../../packages/ui/src/**/*.guide.tsx', { import: 'guide' });

const asked = new Map<string, Promise<ComponentGuide | undefined>>();

/** What stands in the guide beside a component, if there is one; the same promise each time, for React to wait for. */
export function guideOf(componentFile: string): Promise<ComponentGuide | undefined> {
  const file = `../../${componentFile.replace(/\.tsx$/, '.guide.tsx')}`;
  const guide = asked.get(file) ?? GUIDES[file]?.() ?? Promise.resolve(undefined);
  asked.set(file, guide);
  return guide;
}

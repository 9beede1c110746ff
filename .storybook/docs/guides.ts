import type { ComponentGuide } from '../../packages/ui/src/testing/guide.ts';

const GUIDES = import.meta.glob<ComponentGuide>('../../packages/ui/src/**/*.guide.tsx', { eager: true, import: 'guide' });

/** What stands in the guide beside a component, if there is one yet. */
export function guideOf(componentFile: string): ComponentGuide | undefined {
  return GUIDES[`../../${componentFile.replace(/\.tsx$/, '.guide.tsx')}`];
}

import path from 'node:path';
import type { Manifests } from 'storybook/internal/types';

const INTRODUCTION = `# Quad

> The design system of a campus student-affairs portal: React components with types, in three themes, and one Storybook that
> shows every state of them.

Put one UiProvider around the app. Components take no className and no style: ask the primitive for a variant. Import layout and
primitives from @quad/ui, the shell from @quad/ui/dashboard, charts from @quad/ui/charts, a feature from @quad/ui/features/<feature>.
Props, descriptions and stories of every component, for programs: /manifests/components.json.
`;

/** The areas, lower layers first. */
const AREAS = ['Layout', 'Primitives', 'Charts', 'Dashboard', 'Features'];

/** A page in the manifest. */
interface Page {
  id: string;
  title: string;
}

function listGuides({ docs }: Manifests): string[] {
  const pages = Object.values((docs as { docs: Record<string, Page> }).docs);
  return pages.map(({ id, title }) => `- [${title.split('/').at(-1)}](/?path=/docs/${id})`);
}

function listComponents({ components }: Manifests, area: string): string[] {
  return Object.values(components?.components ?? {})
    .filter(({ id }) => id.startsWith(`${area.toLowerCase()}-`))
    .map((component) => `- ${path.basename(component.path, '.stories.tsx')}: ${component.description?.replaceAll(/\s+/g, ' ')}`);
}

/** The text of llms.txt: what the library is, where it is documented, and what each component is for. */
export function llmsText(manifests: Manifests): string {
  const areas = AREAS.map((area) => [`## ${area}`, '', ...listComponents(manifests, area), ''].join('\n'));
  return [INTRODUCTION, '## Guides', '', ...listGuides(manifests), '', ...areas].join('\n');
}

import path from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import type { ComponentManifest, Manifests } from 'storybook/internal/types';
import type { ComponentFacts, PropFacts } from './facts.ts';
import { readFacts } from './readFacts.ts';
import { readSnippets } from './readSnippets.ts';

function toDocgen({ type, isRequired, default: value, description }: PropFacts) {
  return {
    required: isRequired,
    tsType: { name: type, raw: type },
    description,
    ...(value === undefined ? {} : { defaultValue: { value, computed: false } }),
  };
}

function saidOf({ name, entry, description, props }: ComponentFacts) {
  return {
    description,
    import: `import { ${name} } from '${entry}';`,
    reactDocgen: { displayName: name, description, props: Object.fromEntries(props.map((prop) => [prop.name, toDocgen(prop)])) },
  };
}

/**
 * Storybook's own reader of props follows every import of a component into what is built of the other packages, and complains where
 * nothing is. It is not asked: the compiler reads the sources.
 */
function withoutComplaint({ error, ...component }: ComponentManifest): ComponentManifest {
  return error && error.name !== 'No component definition found' ? { ...component, error } : component;
}

/** What a program can import is in a package; a screen, a mail or a page of the documentation is not. */
const IMPORTED = /^(\.\/)?packages\//;

/** The manifest with the props as the pages show them, for programs that read it and for what is written from it. */
export function withFacts(manifests: Manifests): Manifests {
  const { components } = manifests;
  if (!components) return manifests;
  const snippets = readSnippets();
  const codeOf = (file: string, story: string) =>
    [...(snippets.get(file) ?? [])].find(([name]) => storyNameFromExport(name) === storyNameFromExport(story))?.[1];
  const facts = new Map(readFacts().map((each) => [each.file, each]));
  const imported = Object.entries(components.components).filter(([, { path: file }]) => IMPORTED.test(file));
  const entries = imported.map(([id, found]) => {
    const component = withoutComplaint(found);
    const file = path.posix.normalize(component.path);
    const known = facts.get(file.replace(/\.stories\.tsx$/, '.tsx'));
    const stories = component.stories.map((story) => ({ ...story, snippet: codeOf(file, story.name) ?? story.snippet }));
    return [id, known ? { ...component, ...saidOf(known), stories } : component] as const;
  });
  return { ...manifests, components: { ...components, components: Object.fromEntries(entries) } };
}

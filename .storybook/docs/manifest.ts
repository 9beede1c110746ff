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

function manifestFactsOf({ name, entry, description, props }: ComponentFacts) {
  return {
    description,
    import: `import { ${name} } from '${entry}';`,
    reactDocgen: { displayName: name, description, props: Object.fromEntries(props.map((prop) => [prop.name, toDocgen(prop)])) },
  };
}

/** Removes the errors of Storybook's own props reader, which is not needed, and fails if builds of other packages are missing. */
function withoutReaderError({ error, ...component }: ComponentManifest): ComponentManifest {
  return error && error.name !== 'No component definition found' ? { ...component, error } : component;
}

/** Only code in packages can be imported; screens, mails and documentation pages cannot. */
const IMPORTED = /^(\.\/)?packages\//;

/** Replaces the props in the manifest by those of the pages, for programs that read it and for files generated from it. */
export function withFacts(manifests: Manifests): Manifests {
  const { components } = manifests;
  if (!components) return manifests;
  const snippets = readSnippets();
  const codeOf = (file: string, story: string) =>
    [...(snippets.get(file) ?? [])].find(([name]) => storyNameFromExport(name) === storyNameFromExport(story))?.[1];
  const facts = new Map(readFacts().map((each) => [each.file, each]));
  const imported = Object.entries(components.components).filter(([, { path: file }]) => IMPORTED.test(file));
  const entries = imported.map(([id, found]) => {
    const component = withoutReaderError(found);
    const file = path.posix.normalize(component.path);
    const known = facts.get(file.replace(/\.stories\.tsx$/, '.tsx'));
    const stories = component.stories.map((story) => ({ ...story, snippet: codeOf(file, story.name) ?? story.snippet }));
    return [id, known ? { ...component, ...manifestFactsOf(known), stories } : component] as const;
  });
  return { ...manifests, components: { ...components, components: Object.fromEntries(entries) } };
}

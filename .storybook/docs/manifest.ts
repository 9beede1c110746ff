import path from 'node:path';
import type { Manifests } from 'storybook/internal/types';
import type { ComponentFacts, PropFacts } from './facts.ts';
import { readFacts } from './readFacts.ts';

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

/** The manifest with the props as the pages show them, for programs that read it and for what is written from it. */
export function withFacts(manifests: Manifests): Manifests {
  const { components } = manifests;
  if (!components) return manifests;
  const facts = new Map(readFacts().map((each) => [each.file, each]));
  const entries = Object.entries(components.components).map(([id, component]) => {
    const known = facts.get(path.posix.normalize(component.path.replace(/\.stories\.tsx$/, '.tsx')));
    return [id, known ? { ...component, ...saidOf(known) } : component] as const;
  });
  return { ...manifests, components: { ...components, components: Object.fromEntries(entries) } };
}

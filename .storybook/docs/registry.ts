import type { ComponentFacts } from './facts.ts';

/** An item in the format of shadcn's command line (https://ui.shadcn.com/docs/registry/registry-item-json). */
interface RegistryItem {
  readonly name: string;
  readonly type: 'registry:ui';
  readonly title: string;
  readonly description: string;
  readonly dependencies: readonly string[];
  readonly files: readonly { readonly path: string; readonly type: 'registry:ui'; readonly target: string; readonly content: string }[];
}

/** Converts `EventCard` to `event-card`. */
function dashed(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
}

function itemOf({ name, entry, description }: ComponentFacts): RegistryItem {
  const file = `components/ui/${dashed(name)}.tsx`;
  return {
    name: dashed(name),
    type: 'registry:ui',
    title: name,
    description,
    // Charts and the shell also need the rules.
    dependencies: entry === '@quad/ui' ? ['@quad/ui'] : ['@quad/ui', '@quad/domain'],
    files: [{ path: file, type: 'registry:ui', target: file, content: `export { ${name} } from '${entry}';\n` }],
  };
}

/** The components as a shadcn registry: each is installed with its dependencies and imported from its entry. */
export function registryOf(facts: readonly ComponentFacts[]) {
  return {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'quad',
    homepage: 'https://www.npmjs.com/package/@quad/ui',
    items: facts.map(itemOf).toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
  };
}

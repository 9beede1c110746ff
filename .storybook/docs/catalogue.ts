import type { CatalogueComponent } from '../../packages/ui/src/mcp/catalogue.ts';
import type { ComponentGuide } from '../../packages/ui/src/testing/guide.ts';
import type { ComponentFacts } from './facts.ts';

function componentOf({ name, entry, description, props }: ComponentFacts, guide: ComponentGuide | undefined): CatalogueComponent {
  return {
    name,
    entry,
    description,
    useWhen: guide?.useWhen ?? [],
    useInstead: guide?.useInstead ?? [],
    props: props.map(({ options: _options, only: _only, ...prop }) => prop),
    keyboard: guide?.keyboard.map(({ keys, does }) => ({ keys, does })) ?? [],
    related: guide?.related ?? [],
  };
}

/** The pages of all components as data, for the MCP server. */
export function catalogueOf(facts: readonly ComponentFacts[], guideOf: (file: string) => ComponentGuide | undefined) {
  return {
    components: facts
      .map((each) => componentOf(each, guideOf(each.file)))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
  };
}

import type { CatalogueComponent } from '../../packages/ui/src/mcp/catalogue.ts';
import type { ComponentGuide } from '../../packages/ui/src/testing/guide.ts';
import { catalogueOf } from './catalogue.ts';
import { isPublic } from './facts.ts';
import { readFacts } from './readFacts.ts';
import { registryOf } from './registry.ts';

const GUIDES = import.meta.glob<ComponentGuide>('../../packages/ui/src/**/*.guide.tsx', { eager: true, import: 'guide' });

const facts = readFacts().filter(isPublic);

/** What the package's MCP server answers from: dist/catalogue.json. */
export const catalogue: { readonly components: readonly CatalogueComponent[] } = catalogueOf(
  facts,
  (file) => GUIDES[`../../${file.replace(/\.tsx$/, '.guide.tsx')}`],
);

/** The components for shadcn's command line: dist/registry.json. */
export const registry = registryOf(facts);

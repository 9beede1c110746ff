import axe from 'axe-core';
import type { CatalogueComponent } from '../../packages/ui/src/mcp/catalogue.ts';
import type { Conformance } from '../../packages/ui/src/mcp/conformance.ts';
import type { ComponentGuide } from '../../packages/ui/src/testing/guide.ts';
import { catalogueOf } from './catalogue.ts';
import { conformanceOf, tablesOf } from './conformance.ts';
import { isPublic } from './facts.ts';
import { readFacts } from './readFacts.ts';
import { registryOf } from './registry.ts';

const GUIDES = import.meta.glob<ComponentGuide>('../../packages/ui/src/**/*.guide.tsx', { eager: true, import: 'guide' });

const facts = readFacts().filter(isPublic);

/** The data of the package's MCP server: dist/catalogue.json. */
export const catalogue: { readonly components: readonly CatalogueComponent[] } = catalogueOf(
  facts,
  (file) => GUIDES[`../../${file.replace(/\.tsx$/, '.guide.tsx')}`],
);

/** The components for shadcn's command line: dist/registry.json. */
export const registry = registryOf(facts);

/** Which criteria of WCAG 2.2 the components meet, and how that was checked: dist/conformance.json. */
export const conformance: Conformance = conformanceOf(tablesOf(GUIDES), axe.getRules());

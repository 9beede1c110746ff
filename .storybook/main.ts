import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import type { Indexer, PresetPropertyFn } from 'storybook/internal/types';
import { mergeConfig } from 'vite';
import { SOURCE_CONDITION } from '../vite.conditions.ts';
import { atlasPlugin, PICTURES } from './atlas/atlasPlugin.ts';
import { CHUNKS } from './chunks.ts';
import { componentFacts } from './docs/factsPlugin.ts';
import { withFacts } from './docs/manifest.ts';
import { llmsText } from './llmsText.ts';
import { ACT, actsIn, EDGE, isEdge } from './modes.ts';
import { picturesPlugin } from './pictures.ts';
import { printedBy, virtualModule } from './virtualModule.ts';
import { mockWorker } from './workerPlugin.ts';

/** Vitest reads this file too. Its pages have no toolbar and no panels, so features for these are omitted. */
const isTest = process.env.VITEST !== undefined;
/** `storybook build` sets NODE_ENV before it reads this file. */
const isBuilt = process.env.NODE_ENV === 'production';
const withoutTools = { backgrounds: false, measure: false, outline: false };

/** Generates llms.txt once the manifests of a built Storybook are complete. */
const completeManifests: PresetPropertyFn<'experimental_manifests'> = async (manifests = {}, { configType, outputDir = '' }) => {
  const complete = withFacts(manifests);
  if (configType === 'PRODUCTION') await writeFile(path.join(outputDir, 'llms.txt'), llmsText(complete));
  return complete;
};

/** The server's metadata and preview images of public pages, for the story of links. */
const links = virtualModule('quad-links', async () => `export default ${await printedBy('apps/server/stories/drawLinks.ts')};`);

/** Tags acts, and edge cases by their names, for the filter of the sidebar. */
function tagging(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const [entries, acts] = await Promise.all([indexer.createIndex(file, options), readFile(file, 'utf8').then(actsIn)]);
      return entries.map((entry) => ({
        ...entry,
        tags: [...(entry.tags ?? []), ...(acts.has(entry.exportName) ? [ACT] : []), ...(isEdge(entry.exportName) ? [EDGE] : [])],
      }));
    },
  };
}

/** Presets may define it, although the type does not contain experimental properties. */
const OF_PROGRAMS = { experimental_manifests: completeManifests };

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.mdx',
    '../apps/server/stories/*.stories.tsx',
    './frame/Frame.mdx',
    './atlas/*.mdx',
    './docs/*.mdx',
    './atlas/*.stories.tsx',
  ],
  // The portal's logo, and the screenshots of the stories if there are any.
  staticDirs: [
    { from: '../apps/portal/public/favicon.svg', to: '/favicon.svg' },
    ...(existsSync(PICTURES.folder) ? [{ from: PICTURES.folder, to: PICTURES.url }] : []),
  ],
  addons: [
    // The source of stories is only needed for documentation pages.
    isTest ? { name: '@storybook/addon-docs', options: { csfPluginOptions: null } } : '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    // A built Storybook cannot run tests.
    ...(isBuilt ? [] : ['@storybook/addon-vitest']),
    '@storybook/addon-mcp',
    'msw-storybook-addon',
    // Pseudo-states are for viewing; tests use real events.
    ...(isTest ? [] : ['storybook-addon-pseudo-states']),
  ],
  // Interaction tests and edge cases are hidden until their filter is enabled.
  tags: { [ACT]: { defaultFilterSelection: 'exclude' }, [EDGE]: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) => indexers.map(tagging),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The compiler reads the props (docs/readFacts.ts) for pages, manifest and llms.txt.
  typescript: { reactDocgen: false },
  // Makes headings of pages, such as the jobs of Jobs.mdx, searchable in the sidebar.
  features: {
    componentsManifest: true,
    experimentalSearchDocsHeadings: true,
    sidebarOnboardingChecklist: false,
    ...(isTest && withoutTools),
  },
  ...OF_PROGRAMS,
  // The favicon also for stories that are opened alone.
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg" type="image/svg+xml" />`,
  async viteFinal(config) {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    return mergeConfig(config, {
      plugins: [vanillaExtractPlugin(), picturesPlugin(), componentFacts({ isTest }), atlasPlugin(), links, mockWorker()],
      resolve: { conditions: [SOURCE_CONDITION] },
      build: { rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS } } } },
    });
  },
});

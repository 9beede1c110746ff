import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import type { Indexer, PresetPropertyFn } from 'storybook/internal/types';
import { mergeConfig } from 'vite';
import { SOURCE_CONDITION } from '../vite.conditions.ts';
import { atlasPlugin, PICTURES } from './atlas/atlasPlugin.ts';
import { CHUNKS } from './chunks.ts';
import { componentFacts } from './docs/factsPlugin.ts';
import { withFacts } from './docs/manifest.ts';
import { linksPlugin } from './linksPlugin.ts';
import { llmsText } from './llmsText.ts';
import { ACT, EDGE, isEdge } from './modes.ts';
import { picturesPlugin } from './pictures.ts';
import { mockWorker } from './workerPlugin.ts';

/** Vitest reads this file as well. Its pages have no toolbar and no panel, so a story does without what only these show. */
const isTest = process.env.VITEST !== undefined;
/** `storybook build` says so before it reads this file. */
const isBuilt = process.env.NODE_ENV === 'production';
const withoutTools = { backgrounds: false, measure: false, outline: false };

/** Once the manifests of a built Storybook are complete, the text for language models is made from them. */
const completeManifests: PresetPropertyFn<'experimental_manifests'> = async (manifests = {}, { configType, outputDir = '' }) => {
  const complete = withFacts(manifests);
  if (configType === 'PRODUCTION') await writeFile(path.join(outputDir, 'llms.txt'), llmsText(complete));
  return complete;
};

/** Tags the edges by their names, for the list beside the pages. */
function taggingEdges(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (...file) => {
      const entries = await indexer.createIndex(...file);
      return entries.map((entry) => (isEdge(entry.exportName) ? { ...entry, tags: [...(entry.tags ?? []), EDGE] } : entry));
    },
  };
}

/** Every preset may have it, though the type of this file does not name what is experimental. */
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
  // The portal's own mark is Storybook's as well; the pictures of the stories are there where they were taken.
  staticDirs: [
    { from: '../apps/portal/public/favicon.svg', to: '/favicon.svg' },
    ...(existsSync(PICTURES.folder) ? [{ from: PICTURES.folder, to: PICTURES.url }] : []),
  ],
  addons: [
    // The source of each story is for its page of documentation.
    isTest ? { name: '@storybook/addon-docs', options: { csfPluginOptions: null } } : '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    // A built Storybook has nothing that could run tests.
    ...(isBuilt ? [] : ['@storybook/addon-vitest']),
    '@storybook/addon-mcp',
    'msw-storybook-addon',
    // Hover, focus and pressed are for the eye: a test does them.
    ...(isTest ? [] : ['storybook-addon-pseudo-states']),
  ],
  // What is tested and not looked at is out of the way until somebody asks for it.
  tags: { [ACT]: { defaultFilterSelection: 'exclude' }, [EDGE]: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) => indexers.map(taggingEdges),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props are read by the compiler (docs/readFacts.ts), for the pages, the manifest and llms.txt alike.
  typescript: { reactDocgen: false },
  // Headings of pages are found by the search of the side bar, and with them the jobs of Jobs.mdx.
  features: {
    componentsManifest: true,
    experimentalSearchDocsHeadings: true,
    sidebarOnboardingChecklist: false,
    ...(isTest && withoutTools),
  },
  ...OF_PROGRAMS,
  // Also where a story stands in a window of its own.
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg" type="image/svg+xml" />`,
  async viteFinal(config) {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    return mergeConfig(config, {
      plugins: [vanillaExtractPlugin(), picturesPlugin(), componentFacts({ isTest }), atlasPlugin(), linksPlugin(), mockWorker()],
      resolve: { conditions: [SOURCE_CONDITION] },
      build: { rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS } } } },
    });
  },
});

import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { SOURCE_CONDITION } from '../vite.conditions.ts';
import { atlasPlugin, PICTURES } from './atlas/atlasPlugin.ts';
import { llmsText } from './llmsText.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.mdx',
    './mails/*.stories.tsx',
    './atlas/*.mdx',
    './atlas/*.stories.tsx',
  ],
  staticDirs: ['./public', ...(existsSync(PICTURES.folder) ? [{ from: PICTURES.folder, to: PICTURES.url }] : [])],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
    'msw-storybook-addon',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  features: { componentsManifest: true },
  // Once the manifests of a built Storybook are complete, the text for language models is made from them.
  async experimental_manifests(manifests = {}, { configType, outputDir }) {
    if (configType === 'PRODUCTION') await writeFile(path.join(outputDir, 'llms.txt'), llmsText(manifests));
    return manifests;
  },
  async viteFinal(config) {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    return mergeConfig(config, { plugins: [vanillaExtractPlugin(), atlasPlugin()], resolve: { conditions: [SOURCE_CONDITION] } });
  },
});

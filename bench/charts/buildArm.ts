import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions } from 'vite';
import { SOURCE_CONDITION } from '../../vite.conditions.ts';

export interface BuiltArm {
  script: string;
  styles: string;
}

const REACT = [/^react($|\/)/, /^react-dom($|\/)/];
/** What every page of an app has loaded before it shows a chart. */
const SHARED = [
  /\/ui\/src\/(primitives|layout|themes)\//,
  /^\.\.\/\.\.\/(primitives|layout|themes)\//,
  /^lucide-react$/,
  /^@vanilla-extract\//,
];

/** What is left out of a build. */
const WITHOUT = { nothing: [], react: REACT, shared: [...REACT, ...SHARED] } as const satisfies Record<string, RegExp[]>;

/** Builds one entry of this folder as a product would be built, in memory. */
export async function buildArm(entry: string, without: keyof typeof WITHOUT): Promise<BuiltArm> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, entry), formats: ['es'], fileName: 'arm', cssFileName: 'arm' },
      minify: true,
      rolldownOptions: { external: WITHOUT[without], output: { codeSplitting: false } },
    },
  });
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const script = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : [])).join('\n');
  const styles = outputs.flatMap((output) => (output.type === 'asset' && output.fileName.endsWith('.css') ? [String(output.source)] : []));
  return { script, styles: styles.join('\n') };
}

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

/** Builds one entry of this folder as a product would be built, in memory: all of it, or all but React. */
export async function buildArm(entry: string, { isReactExternal }: { isReactExternal: boolean }): Promise<BuiltArm> {
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
      rolldownOptions: { external: isReactExternal ? REACT : [], output: { codeSplitting: false } },
    },
  });
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const script = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : [])).join('\n');
  const styles = outputs.flatMap((output) => (output.type === 'asset' && output.fileName.endsWith('.css') ? [String(output.source)] : []));
  return { script, styles: styles.join('\n') };
}

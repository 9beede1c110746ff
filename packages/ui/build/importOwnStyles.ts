import path from 'node:path';
import type { Plugin } from 'vite';

/** What the bundler leaves where a style import stood. */
const LEFTOVERS = /^\/\* empty css\s*\*\/\n/gm;

function relativeTo(chunk: string, file: string): string {
  const relative = path.posix.relative(path.posix.dirname(chunk), file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/**
 * Lets every built module import its own stylesheet, so that an app takes along the styles of what it uses and no
 * others. A library build would otherwise write the stylesheets and leave it to the app to find them.
 */
export function importOwnStyles(): Plugin {
  return {
    name: 'quad-import-own-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const imports = [...(output.viteMetadata?.importedCss ?? [])].map((file) => `import '${relativeTo(output.fileName, file)}';\n`);
        output.code = imports.join('') + output.code.replaceAll(LEFTOVERS, '');
      }
    },
  };
}

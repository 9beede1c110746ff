import type { Plugin } from 'vite';

/** What the bundler leaves where a style import stood. */
const LEFTOVERS = /^\/\* empty css\s*\*\/\n/gm;

/** As `imports` in package.json names the stylesheets: nothing where a server renders, for Node loads no CSS. */
const STYLES = '#styles/';

/**
 * Lets every built module import its own stylesheet, so that an app takes along the styles of what it uses and no
 * others; and writes all of them into one for pages without a bundler, in the order in which they are imported.
 *
 * @param optIn a stylesheet that an app asks for by itself, which is in neither
 */
export function importOwnStyles({ optIn }: { optIn: string }): Plugin {
  return {
    name: 'quad-import-own-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const sheets = new Set<string>();
      const seen = new Set<string>();
      const visit = (fileName: string) => {
        const chunk = bundle[fileName];
        if (chunk?.type !== 'chunk' || seen.has(fileName)) return;
        seen.add(fileName);
        for (const imported of chunk.imports) visit(imported);
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) if (sheet !== optIn) sheets.add(sheet);
      };
      for (const output of Object.values(bundle)) if (output.type === 'chunk' && output.isEntry) visit(output.fileName);
      const text = (sheet: string) => {
        const asset = bundle[sheet];
        return asset?.type === 'asset' ? asset.source.toString() : '';
      };
      this.emitFile({ type: 'asset', fileName: 'styles.css', source: [...sheets].map(text).join('') });
      this.emitFile({ type: 'asset', fileName: 'nothing.js', source: '// Stands where a browser has a stylesheet.\n' });

      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const imports = [...(output.viteMetadata?.importedCss ?? [])].map((file) => `import '${STYLES}${file}';\n`);
        output.code = imports.join('') + output.code.replaceAll(LEFTOVERS, '');
      }
    },
  };
}

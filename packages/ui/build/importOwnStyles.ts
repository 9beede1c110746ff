import type { Plugin } from 'vite';

/** The comment that the bundler leaves in place of a style import. */
const LEFTOVERS = /^\/\* empty css\s*\*\/\n/gm;

/** The prefix of style sheets in `imports` of package.json. On a server it resolves to an empty module, because Node cannot import CSS. */
const STYLES = '#styles/';

/**
 * Makes every built module import its own style sheet, so that an app includes only the styles that it uses; also writes all styles into
 * one file, in import order, for pages without a bundler.
 *
 * @param optIn a style sheet that apps import explicitly, which is excluded from both
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

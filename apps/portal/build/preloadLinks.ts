import type { HtmlTagDescriptor, Plugin } from 'vite';
import { SCREENS_CHUNK } from './chunks.ts';

/** Marks the tags that only pages behind sign-in need, so that the sign-in page can be written without them. */
export const BEHIND_SIGN_IN = 'data-behind-sign-in';

/**
 * Preloads in the HTML what every screen behind sign-in needs. Its script would request the same files, but only after it has arrived and
 * run.
 */
export function preloadLinks(): Plugin {
  return {
    name: 'quad-first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }): HtmlTagDescriptor[] {
        const files = Object.values(bundle);
        const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
        const screens = [...chunks.values()].find(({ name }) => name === SCREENS_CHUNK);
        if (!screens) throw new Error(`The build has no file ${SCREENS_CHUNK}, which every page behind sign-in needs.`);
        const scripts = new Set([screens.fileName]);
        for (const fileName of scripts) for (const imported of chunks.get(fileName)?.imports ?? []) scripts.add(imported);
        // Vite already adds tags for the imports of the entry script.
        const own = [...scripts].filter((fileName) => chunks.get(fileName)?.isEntry === false && chunks.get(fileName)?.code);
        const styles = files.find((file) => file.type === 'asset' && /(^|\/)styles-[^/]*\.css$/.test(file.fileName));
        const link = (rel: string, fileName: string): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `/${fileName}`, [BEHIND_SIGN_IN]: true },
          injectTo: 'head',
        });
        return [...own.map((fileName) => link('modulepreload', fileName)), ...(styles ? [link('stylesheet', styles.fileName)] : [])];
      },
    },
  };
}

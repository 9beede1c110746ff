import type { Plugin } from 'vite';

const QUERY = '?sign-in';

/** Modules of the sign-in page that define schemas. */
const SIGN_IN =
  /\/(domain\/src\/(accounts\/(email|loginInput|user)|identity\/id|access\/roles|fields\/(body|text))|api-client\/src\/contract\/(endpoint|problem|session\.contract))\.ts$/;

/**
 * Gives the sign-in page its own copy of valibot, with only the functions that it uses. The package is a single module, and a bundler never
 * splits a module: with a shared copy, the schemas of every section would slow down sign-in.
 */
export function signInValibot(): Plugin {
  return {
    name: 'quad-own-valibot-for-sign-in',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer) {
      if (source !== 'valibot' || !importer || !SIGN_IN.test(importer)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && { ...resolved, id: `${resolved.id}${QUERY}` };
    },
  };
}

/** Returns false for the copy of valibot that all other sections share. */
export function isNeededToSignIn(id: string): boolean {
  return !/\/valibot\/dist\/index\.mjs$/.test(id);
}

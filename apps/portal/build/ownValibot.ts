import type { Plugin } from 'vite';

const QUERY = '?sign-in';

/** The modules of the sign-in page that describe data. */
const SIGN_IN =
  /\/(domain\/src\/(accounts\/(email|loginInput|user)|identity\/id|access\/roles|fields\/(body|text))|api-client\/src\/contract\/(endpoint|problem|session\.contract))\.ts$/;

/**
 * Gives the sign-in page a copy of valibot with only the functions that it uses itself. There is one module behind the
 * package's name, and a module is never split: with a shared one, every schema of every section would make signing in slower.
 */
export function ownValibotForSignIn(): Plugin {
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

/** False for the copy of valibot that all other sections share. */
export function isNeededToSignIn(id: string): boolean {
  return !/\/valibot\/dist\/index\.mjs$/.test(id);
}

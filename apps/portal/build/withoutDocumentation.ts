import type { Plugin } from 'vite';

/** What states calls, and who may make them. */
const TABLES = /\/api-client\/src\/contract\/\w+\.contract\.ts$|\/domain\/src\/access\/policy\.\w+\.ts$/;
/** What a call is for, and the rule about its object: sentences, as the formatter writes them. */
const SENTENCE = /^( +(?:summary|rule):)\s+(?:'[^'\n]*'|"[^"\n]*"),$/gm;

/** Leaves what each call is for, and the rules about it in words, to their documentation: the portal says them nowhere. */
export function withoutDocumentation(): Plugin {
  return {
    name: 'quad-without-documentation',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: TABLES },
      handler: (code) => ({ code: code.replace(SENTENCE, "$1 '',"), map: null }),
    },
  };
}

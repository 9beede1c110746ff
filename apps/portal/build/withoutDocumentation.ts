import type { Plugin } from 'vite';

/** What states calls, and who may make them. */
const TABLES = /\/api-client\/src\/contract\/\w+\.contract\.ts$|\/domain\/src\/access\/policy\.\w+\.ts$/;
/** What a call is for, the rule about its object, and the row of the documentation that has it, as the formatter writes them. */
const SENTENCE = /\b(?:summary|rule|row):\s+(?:'[^'\n]*'|"[^"\n]*"|`[^`\n]*`)(?:,\s*|(?= }))/g;

/**
 * What a call takes, where one name says it. The browser sends what a form has checked and the server checks it again: of a body the
 * portal uses the type alone.
 */
const BODY = /^(\s+body:) [A-Z]\w*,$/gm;

/** Leaves what each call is for, and the rules about it in words, to their documentation, and what it takes to the server: the portal says and checks them nowhere. */
export function withoutDocumentation(): Plugin {
  return {
    name: 'quad-without-documentation',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: TABLES },
      handler: (code) => ({ code: code.replace(SENTENCE, '').replace(BODY, '$1 undefined as never,'), map: null }),
    },
  };
}

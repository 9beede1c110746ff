import type { Plugin } from 'vite';

/** Files that define API calls and access rules. */
const TABLES = /\/api-client\/src\/contract\/\w+\.contract\.ts$|\/domain\/src\/access\/policy\.\w+\.ts$/;
/** The summary of a call, its rule (a text, or the name of one) and its row in the documentation, as the formatter writes them. */
const SENTENCE = /\b(?:summary|rule|row):\s+(?:'[^'\n]*'|"[^"\n]*"|`[^`\n]*`|[A-Z_]+)(?:,\s*|(?= }))/g;

/**
 * A request body that is a single named schema. The portal needs only its type: forms validate in the browser and the server validates
 * again.
 */
const BODY = /^(\s+body:) [A-Z]\w*,$/gm;

/**
 * Strips summaries, access rules in words, and request body schemas from the client bundle. They serve the documentation and the server;
 * the portal neither shows nor checks them.
 */
export function stripDocumentation(): Plugin {
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

import type { Plugin } from 'vite';

const CONTRACT = /\/api-client\/src\/contract\/\w+\.contract\.ts$/;
/** On a line of its own, as the formatter writes it. */
const SUMMARY = /^ +summary: (['"]).*\1,$/gm;

/** Leaves what each call is for to its documentation: the portal says it nowhere. */
export function withoutSummaries(): Plugin {
  return {
    name: 'quad-without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: CONTRACT },
      handler: (code) => ({ code: code.replace(SUMMARY, "    summary: '',"), map: null }),
    },
  };
}

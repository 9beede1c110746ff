import type { Plugin } from 'vite';

/** Hooks, and functions that create contexts or classes, which React does not export to Server Components. */
const CLIENT_NAME = /^(use([A-Z]\w*)?|createContext|Component|useId)$/;

/** Packages whose components use state, effects or contexts. */
const CLIENT_PACKAGE = /^(radix-ui|downshift|react-hook-form|@hookform\/|@tanstack\/)/;

/** A function prop, which cannot be serialized by a server. */
const HANDLER = /\bon[A-Z]\w*: (\(|\w+ =>|function)/;

const IMPORT = /^import (?:\{([^}]*)\}|(\S+)|\* as \S+) from "([^"]+)";$/gm;

/** Whether a built module cannot be rendered by a React Server Component. */
function isClientModule(code: string): boolean {
  const imports = [...code.matchAll(IMPORT)];
  const names = imports.flatMap(([, named = '']) => named.split(',').map((name) => name.trim().split(' as ')[0] ?? ''));
  return (
    names.some((name) => CLIENT_NAME.test(name)) || imports.some(([, , , from = '']) => CLIENT_PACKAGE.test(from)) || HANDLER.test(code)
  );
}

/** Adds `'use client'` to each built module that needs it, so that Server Components can import all of them. */
export function markClientModules(): Plugin {
  return {
    name: 'quad-mark-client-modules',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk' && isClientModule(output.code)) output.code = `'use client';\n${output.code}`;
      }
    },
  };
}

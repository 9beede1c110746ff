import type { Plugin } from 'vite';

/** A hook, or what makes a context or a class: React has none of them where it renders on the server alone. */
const CLIENT_NAME = /^(use([A-Z]\w*)?|createContext|Component|useId)$/;

/** Packages whose components have a state, an effect or a context. */
const CLIENT_PACKAGE = /^(radix-ui|downshift|react-hook-form|@hookform\/|@tanstack\/)/;

/** A function given to an element, which cannot be sent from a server. */
const HANDLER = /\bon[A-Z]\w*: (\(|\w+ =>|function)/;

const IMPORT = /^import (?:\{([^}]*)\}|(\S+)|\* as \S+) from "([^"]+)";$/gm;

/** Whether a built module can be drawn by React in a browser, or before it as HTML, but by no React Server Component. */
function isClientModule(code: string): boolean {
  const imports = [...code.matchAll(IMPORT)];
  const names = imports.flatMap(([, named = '']) => named.split(',').map((name) => name.trim().split(' as ')[0] ?? ''));
  return (
    names.some((name) => CLIENT_NAME.test(name)) || imports.some(([, , , from = '']) => CLIENT_PACKAGE.test(from)) || HANDLER.test(code)
  );
}

/** Writes `'use client'` at the head of each built module that needs it, so that a React Server Component may import all of them. */
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

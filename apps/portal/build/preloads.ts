import type { ModulePreloadOptions, Plugin } from 'vite';

/** What the sign-in page draws now and then: notices, a tooltip, the accounts of a demonstration. */
const RARE = /\/(UnavailableButton|ToastViewport|DemonstrationAccounts|SignInProblem)-[^/]*\.js$/;
const SCREENS = /\/OtherScreens-[^/]*\.js$/;

type Resolve = NonNullable<Extract<ModulePreloadOptions, object>['resolveDependencies']>;

export interface LightPreloads {
  readonly plugin: Plugin;
  readonly resolveDependencies: Resolve;
}

/**
 * Which files a chunk asks for ahead together with one that it loads late. The lists are in the chunks' own code, so they hold
 * only what can be missing: not what the chunk itself or the frame of all screens has brought already, and nothing but styles,
 * without which nothing may be drawn, for what is rarely asked for.
 */
export function lightPreloads(): LightPreloads {
  let imports = new Map<string, readonly string[]>();
  const withImports = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file)) return found;
    found.add(file);
    for (const next of imports.get(file) ?? []) withImports(next, found);
    return found;
  };
  return {
    plugin: {
      name: 'quad-light-preloads',
      enforce: 'pre',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_options, bundle) {
          imports = new Map(
            Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [])),
          );
        },
      },
    },
    resolveDependencies(file, dependencies, { hostId, hostType }) {
      if (hostType !== 'js') return dependencies;
      const screens = [...imports.keys()].find((name) => SCREENS.test(`/${name}`));
      const isRare = RARE.test(`/${file}`);
      const there = withImports(hostId);
      if (screens && !isRare && screens !== file) withImports(screens, there);
      return dependencies.filter((dependency) => dependency === file || dependency.endsWith('.css') || !(isRare || there.has(dependency)));
    },
  };
}

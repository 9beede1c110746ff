import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Licenses that only require attribution. */
const FINE = /^(MIT|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0)$/;

/** The package folder of a third-party module. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

interface Description {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

function noticeOf(folder: string): string {
  const { name, version, license = '' }: Description = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (!FINE.test(license)) throw new Error(`${name} has the licence "${license}", which is not one of those that only ask to be named.`);
  const [file] = globSync('{LICENSE,LICENCE,license}*', { cwd: folder });
  const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : `Licensed under ${license}; the package brings no text of it.`;
  return `${name} ${version} (${license})\n\n${text}\n`;
}

/** Writes the attributions and licenses of bundled packages; fails the build for a license with further requirements. */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'quad-third-party-notices',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []));
      const folders = new Set(modules.flatMap((id) => PACKAGE.exec(id.replace('\0', ''))?.[0] ?? []));
      if (folders.size === 0) throw new Error('The bundle has no work of others, which cannot be.');
      const notices = [...folders].map(noticeOf).toSorted();
      this.emitFile({
        type: 'asset',
        fileName: 'THIRD_PARTY_NOTICES.txt',
        source: `standalone.js has the work of others in it:\n\n${notices.join(`\n${'-'.repeat(80)}\n\n`)}`,
      });
    },
  };
}

import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
  type IConfigFile,
} from '@microsoft/api-extractor';
import { afterAll, beforeAll, expect, it } from 'vitest';
import description from '../package.json' with { type: 'json' };

const ui = path.dirname(import.meta.dirname);
const root = path.resolve(ui, '../..');
const temporary = mkdtempSync(path.join(tmpdir(), 'quad-public-types-'));
const written = path.join(temporary, 'packages/ui/src');

/** The `exports` of the package except `features`, which is internal to the portal and not a public API. */
const entries = Object.values(description.exports)
  .flatMap((target) => (typeof target === 'string' || !('types' in target) ? [] : globSync(target['@quad/source'], { cwd: ui })))
  .map((file) => path.posix.relative('src', file).replace(/\.ts$/, ''))
  .filter((entry) => !entry.startsWith('features/'))
  .sort();

const SILENT = { default: { logLevel: ExtractorLogLevel.None } };

/** Configures a report with every exported name, and with the types that it refers to, even if these are not exported. */
function configure(entry: string): ExtractorConfig {
  const configObject: IConfigFile = {
    projectFolder: ui,
    newlineKind: 'lf',
    mainEntryPointFilePath: path.join(written, `${entry}.d.ts`),
    compiler: {
      overrideTsconfig: {
        compilerOptions: {
          target: 'ES2024',
          module: 'preserve',
          allowImportingTsExtensions: true,
          noEmit: true,
          skipLibCheck: true,
          types: [],
        },
        include: [written],
      },
    },
    apiReport: {
      enabled: true,
      includeForgottenExports: true,
      reportFolder: temporary,
      reportTempFolder: temporary,
      reportFileName: entry.replaceAll('/', '-'),
    },
    messages: { compilerMessageReporting: SILENT, extractorMessageReporting: SILENT, tsdocMessageReporting: SILENT },
  };
  return ExtractorConfig.prepare({ configObject, configObjectFullPath: undefined, packageJsonFullPath: path.join(ui, 'package.json') });
}

/** The public API of an entry as text, without the extractor's remarks on comments. */
function reportOn(entry: string): string {
  const report = readFileSync(path.join(temporary, `${entry.replaceAll('/', '-')}.api.md`), 'utf8');
  return report.replaceAll(/^ *\/\/.*\n/gm, '');
}

beforeAll(() => {
  symlinkSync(path.join(root, 'node_modules'), path.join(temporary, 'node_modules'));
  const options = ['--noCheck', '--removeComments', '--customConditions', '@quad/source', '--rootDir', root, '--outDir', temporary];
  execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', path.join(ui, 'tsconfig.build.json'), ...options]);
  const configs = entries.map(configure);
  const additionalEntryPoints = configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath);
  const compilerState = CompilerState.create(configure('index'), { additionalEntryPoints });
  const messageCallback = (message: ExtractorMessage) => {
    message.handled = true;
  };
  for (const config of configs) Extractor.invoke(config, { localBuild: true, compilerState, messageCallback });
});

afterAll(() => rmSync(temporary, { recursive: true, force: true }));

it.each(entries)('matches the stored API report of the entry %s', async (entry) => {
  await expect(reportOn(entry)).toMatchFileSnapshot(`../public-types/${entry.replace(/\/index$/, '')}.api.md`);
});

/** The deprecation comments that do not name their version, the removal and the replacement. */
function incompleteDeprecations(source: string): string[] {
  const comments = Array.from(source.matchAll(/@deprecated\b(.*)/g), ([, comment = '']) => comment.trim());
  return comments.filter((comment) => !/^since \d+\.\d+, gone in \d+\.0: use `.+` instead\./.test(comment));
}

it('requires every @deprecated comment to name its version, the removal and the replacement', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname, exclude: ['publicTypes.test.ts'] });
  const incomplete = files.flatMap((file) =>
    incompleteDeprecations(readFileSync(path.join(import.meta.dirname, file), 'utf8')).map((comment) => `${file}: ${comment}`),
  );
  expect(incomplete).toEqual([]);
});

// There may be no deprecation at the moment.
it.each([
  ['since 1.4, gone in 2.0: use `Badge` instead.', true],
  ['', false],
  ['use `Badge` instead.', false],
  ['since 1.4: use `Badge` instead.', false],
  ['since 1.4, gone in 2.1: use `Badge` instead.', false],
  ['since 1.4, gone in 2.0.', false],
])('for the comment "@deprecated %s" meets this requirement: %s', (comment, isComplete) => {
  expect(incompleteDeprecations(`/** @deprecated ${comment}\n */`)).toEqual(isComplete ? [] : [comment]);
});

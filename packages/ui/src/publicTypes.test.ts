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
}, 120_000);

afterAll(() => rmSync(temporary, { recursive: true, force: true }));

it.each(entries)('matches the stored API report of the entry %s', async (entry) => {
  await expect(reportOn(entry)).toMatchFileSnapshot(`../public-types/${entry.replace(/\/index$/, '')}.api.md`);
});

it('requires every @deprecated comment to name its version, the removal and the replacement', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname, exclude: ['publicTypes.test.ts'] });
  const marks = files.flatMap((file) =>
    [...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(/@deprecated (.*)/g)].map(([, mark]) => `${file}: ${mark}`),
  );
  expect(marks.filter((mark) => !/: since \d+\.\d+, gone in \d+\.0: use `.+` instead\./.test(mark))).toEqual([]);
});

import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PACKAGES = ['domain', 'api-client', 'ui'] as const;
const NOT_COPIED = new Set(['node_modules', 'dist', '.turbo']);

/** Copies what the portal is built from into a temporary folder, where it can be changed and built by itself. */
export async function copyPortal(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'quad-section-'));
  const folders = [...PACKAGES.map((name) => `packages/${name}`), 'apps/portal'];
  const files = ['package.json', 'tsconfig.base.json', 'vite.conditions.ts'];
  const filter = (source: string) => !NOT_COPIED.has(path.basename(source));
  await Promise.all([...folders, ...files].map((name) => cp(path.join(ROOT, name), path.join(copy, name), { recursive: true, filter })));
  await linkDependencies(copy);
  return copy;
}

/** Other people's packages are the installed ones; those of this repository are the copies. */
async function linkDependencies(copy: string): Promise<void> {
  const installed = path.join(ROOT, 'node_modules');
  const own = path.join(copy, 'node_modules/@quad');
  await mkdir(own, { recursive: true });
  const names = (await readdir(installed)).filter((name) => name !== '@quad' && !name.startsWith('.'));
  await Promise.all([
    ...names.map((name) => symlink(path.join(installed, name), path.join(copy, 'node_modules', name))),
    ...PACKAGES.map((name) => symlink(path.join(copy, 'packages', name), path.join(own, name))),
  ]);
}

const PRIMITIVE = `import { measure } from './Measure.css.ts';

export function Measure({ value }: { value: number }) {
  return <meter className={measure} min={0} max={100} value={value} />;
}
`;

const PRIMITIVE_STYLES = `import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

export const measure = style([primitiveRule({ inlineSize: '100%', padding: vars.space.s, borderRadius: vars.radius.medium })]);
`;

const MESSAGES = `export const LIBRARY_TEXTS = {
  title: 'Library',
  loans: (count: number) => \`You have borrowed \${count} books; bring them back before the end of the term.\`,
} as const;
`;

const SCHEMA = `import * as v from 'valibot';

export const Loan = v.object({ shelf: v.pipe(v.string(), v.hexColor()), copies: v.pipe(v.number(), v.multipleOf(3)), ean: v.pipe(v.string(), v.emoji()) });
`;

const ENTRY = `export * from './loan.ts';
`;

const ICON = `export { LibraryBig as LoanIcon } from 'lucide-react';
`;

const SECTION = `import { LIBRARY_TEXTS } from '@quad/domain/messages';
import { Loan } from '@quad/domain/library';
import { Badge, Card, Measure, Stack } from '@quad/ui';
import { DashboardTile } from '@quad/ui/dashboard';
import { LoanIcon } from '@quad/ui/features/library';
import * as v from 'valibot';

export function LibrarySection() {
  const isValid = v.is(Loan, { shelf: '#fff', copies: 3, ean: '' });
  return (
    <DashboardTile title={LIBRARY_TEXTS.title}>
      <Card>
        <Stack>
          <LoanIcon aria-hidden />
          <Badge tone="neutral">{LIBRARY_TEXTS.loans(isValid ? 1 : 2)}</Badge>
          <Measure value={40} />
        </Stack>
      </Card>
    </DashboardTile>
  );
}
`;

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function replace(file: string, before: string, after: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no "${before}" to put the new section beside.`);
  await writeFile(
    file,
    text.replace(before, () => after),
  );
}

/**
 * Adds a section to a copy of the portal, in the place of another one, as an engineer would: with a primitive, an icon,
 * texts, a schema and functions of valibot that nothing else uses.
 */
export async function addSection(copy: string): Promise<void> {
  const domain = path.join(copy, 'packages/domain/src');
  const ui = path.join(copy, 'packages/ui/src');
  const pages = path.join(copy, 'apps/portal/src/screens/dashboard');
  await write(path.join(ui, 'primitives/Measure/Measure.tsx'), PRIMITIVE);
  await write(path.join(ui, 'primitives/Measure/Measure.css.ts'), PRIMITIVE_STYLES);
  await appendFile(path.join(ui, 'index.ts'), "export * from './primitives/Measure/Measure.tsx';\n");
  await write(path.join(ui, 'features/library/index.ts'), ICON);
  await write(path.join(domain, 'messages/library.ts'), MESSAGES);
  await appendFile(path.join(domain, 'messages/index.ts'), "export * from './library.ts';\n");
  await write(path.join(domain, 'library/loan.ts'), SCHEMA);
  await write(path.join(domain, 'library/index.ts'), ENTRY);
  await write(path.join(pages, 'LibrarySection.tsx'), SECTION);
  const sections = path.join(pages, 'sections.ts');
  await replace(
    sections,
    '/** What each section',
    "const LibrarySection = lazySection(async () => ({ default: (await import('./LibrarySection.tsx')).LibrarySection }));\n\n/** What each section",
  );
  await replace(sections, '  por: PorSection,', '  por: LibrarySection,');
}

/** Gives the new section an address of its own besides. */
export async function addPage(copy: string): Promise<void> {
  await replace(
    path.join(copy, 'apps/portal/src/app/routes.ts'),
    "  page('/logout'",
    "  page('/library', 'LibrarySection', () => import('../screens/dashboard/LibrarySection.tsx')),\n  page('/logout'",
  );
}

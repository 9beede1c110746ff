import type { AcademicWindow, AccreditationKind, AccreditationRow, FactOf, Template, TemplateReader } from '@quad/domain/accreditation';
import { readTemplate } from '@quad/domain/accreditation';
import type { Context } from '../../context.ts';
import { type FactCursor, FINDERS } from './facts.repo.ts';

/** Number of facts read at a time, which bounds the memory. */
const BATCH_SIZE = 1000;

interface Reading {
  readonly template: Template;
  readonly window: AcademicWindow;
}

/** Feeds the facts of a kind to a reader, page by page. */
async function* readKind<Kind extends AccreditationKind>(
  { db, clock, instituteId, config }: Context,
  kind: Kind,
  reader: TemplateReader<FactOf[Kind]>,
  window: AcademicWindow,
): AsyncGenerator<AccreditationRow[]> {
  const { timeZone } = config.institute;
  const now = clock();
  let after: FactCursor | undefined;
  do {
    const page = await FINDERS[kind](db, { instituteId, timeZone, window, now, after, limit: BATCH_SIZE });
    yield reader.read(page.facts);
    after = page.next;
  } while (after !== undefined);
  yield reader.end();
}

/** The rows of a template in pages, and a function that returns the missing data once all pages were read. */
export function readRows(context: Context, { template, window }: Reading) {
  const begin = <Kind extends AccreditationKind>(kind: Kind) => {
    const reader = readTemplate(kind, template, window);
    return { pages: readKind(context, kind, reader, window), missingData: reader.missingData };
  };
  return begin(template.kind);
}

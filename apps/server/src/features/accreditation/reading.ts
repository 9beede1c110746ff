import type { AcademicWindow, AccreditationKind, AccreditationRow, FactOf, Template, TemplateReader } from '@quad/domain/accreditation';
import { readTemplate } from '@quad/domain/accreditation';
import type { Context } from '../../context.ts';
import { type FactPlace, FINDERS } from './facts.repo.ts';

/** So many facts are read at a time: no more are in memory. */
const FACTS_AT_ONCE = 1000;

interface Reading {
  readonly template: Template;
  readonly window: AcademicWindow;
}

/** The facts of a template's kind, page by page, given to what reads them. */
async function* readKind<Kind extends AccreditationKind>(
  { db, instituteId, config }: Context,
  kind: Kind,
  reader: TemplateReader<FactOf[Kind]>,
  window: AcademicWindow,
): AsyncGenerator<AccreditationRow[]> {
  const { timeZone } = config.institute;
  let after: FactPlace | undefined;
  do {
    const page = await FINDERS[kind](db, { instituteId, timeZone, window, after, limit: FACTS_AT_ONCE });
    yield reader.read(page.facts);
    after = page.next;
  } while (after !== undefined);
  yield reader.end();
}

/** The rows of a template, a page of facts at a time, and what is missing once all were read. */
export function readRows(context: Context, { template, window }: Reading) {
  const begin = <Kind extends AccreditationKind>(kind: Kind) => {
    const reader = readTemplate(kind, template, window);
    return { pages: readKind(context, kind, reader, window), holes: reader.holes };
  };
  return begin(template.kind);
}

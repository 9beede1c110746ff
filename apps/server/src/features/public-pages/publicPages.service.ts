import { checkCreatesEventFor, managesEvent } from '@quad/domain/events';
import {
  changePage,
  PUBLIC_PAGE_RULES,
  type PublicPage,
  type PublicPageInput,
  type PublicPageKind,
  publicPagePath,
} from '@quad/domain/public-pages';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { takeAddress } from './addresses.service.ts';
import { findPageOf, insertPage, lockPageOf, savePage } from './publicPages.repo.ts';
import type { PublicPageRow } from './publicPages.table.ts';
import { readShownEvent, readShownUnit } from './publicViews.service.ts';

export { followRename } from './addresses.service.ts';

interface SubjectParams {
  readonly actor: Actor;
  readonly kind: PublicPageKind;
  readonly subjectId: string;
}

/** The title of an event or unit and its public data. */
type TitledPage = Pick<PublicPage, 'event' | 'unit'> & { readonly title: string };

type ReadContext = Pick<Context, 'db' | 'clock' | 'instituteId'>;

async function readOfEvent(context: ReadContext, { actor, subjectId }: SubjectParams): Promise<Result<TitledPage>> {
  const found = await readShownEvent(context, subjectId);
  if (!found) return refuse('NOT_FOUND', PUBLIC_PAGE_RULES.noEvent);
  const { stored, unit, view } = found;
  if (!managesEvent(actor, { category: stored.category, unit })) return refuse('FORBIDDEN', PUBLIC_PAGE_RULES.managersOnly);
  return accept({ title: stored.title, event: view, unit: null });
}

async function readOfUnit(context: ReadContext, { actor, subjectId }: SubjectParams): Promise<Result<TitledPage>> {
  const found = await readShownUnit(context, subjectId);
  if (!found) return refuse('NOT_FOUND', PUBLIC_PAGE_RULES.noUnit);
  const { stored, view } = found;
  if (!checkCreatesEventFor(actor, stored).ok) return refuse('FORBIDDEN', PUBLIC_PAGE_RULES.managersOnly);
  return accept({ title: stored.name, event: null, unit: view });
}

/** The public data of an event or unit, for those who may edit it. */
function readShown(context: ReadContext, subject: SubjectParams): Promise<Result<TitledPage>> {
  return subject.kind === 'event' ? readOfEvent(context, subject) : readOfUnit(context, subject);
}

/**
 * The public page of an event or unit with exactly the data that is, or would be, public (access O1,
 * docs/specification/public-pages.md#public-pages-preview).
 */
export async function readPublicPage(context: Context, subject: SubjectParams): Promise<Result<PublicPage>> {
  const shown = await readShown(context, subject);
  if (!shown.ok) return shown;
  const { db, instituteId } = context;
  return accept(
    toPage(context, subject.kind, shown.value, await findPageOf(db, { instituteId, kind: subject.kind, id: subject.subjectId })),
  );
}

/**
 * Publishes or unpublishes a page; refused if it has changed since it was read (access O2,
 * docs/specification/public-pages.md#public-pages-publishing).
 */
export function changePublicPage(
  context: Context,
  { input, ...subject }: SubjectParams & { input: PublicPageInput },
): Promise<Result<PublicPage>> {
  const { clock, instituteId } = context;
  const { actor, kind, subjectId } = subject;
  return auditedTransaction(context, { actor }, async (tx) => {
    const shown = await readShown({ ...context, db: tx }, subject);
    if (!shown.ok) return shown;
    const { title } = shown.value;
    const page = await lockPageOf(tx, { instituteId, kind, id: subjectId });
    const changed = changePage(page ?? { isPublic: false, version: 0 }, input);
    if (!changed.ok) return changed;
    const { isPublic, version } = changed.value;
    if (version === (page?.version ?? 0)) return accept({ value: toPage(context, kind, shown.value, page), audit: undefined });
    const changedAt = clock();
    const row = page ?? {
      instituteId,
      id: newId(changedAt),
      eventId: kind === 'event' ? subjectId : null,
      unitId: kind === 'unit' ? subjectId : null,
      slug: '',
      ...{ isPublic, version, changedAt },
    };
    if (!page && !(await insertPage(tx, row))) return refuse('STALE', PUBLIC_PAGE_RULES.stale);
    const slug = isPublic ? await takeAddress(tx, row, { kind, title }) : row.slug;
    await savePage(tx, row, { slug, isPublic, version, changedAt });
    const value = toPage(context, kind, shown.value, { ...row, slug, isPublic, version });
    const audit = { action: isPublic ? 'public-page.publish' : 'public-page.withdraw', subjectId, detail: { kind, slug } } as const;
    return accept({ value, audit });
  });
}

function toPage(
  { config }: Pick<Context, 'config'>,
  kind: PublicPageKind,
  { event, unit }: TitledPage,
  page: PublicPageRow | undefined,
): PublicPage {
  return {
    is_public: page?.isPublic ?? false,
    version: page?.version ?? 0,
    address: page ? `${config.serverUrl}${publicPagePath(kind, page.slug)}` : null,
    ...{ event, unit },
  };
}

import { freeSlug, isSlugOf, type PublicPageKind, slugOf } from '@quad/domain/public-pages';
import type { Database } from '../../db/connection.ts';
import { findAddresses, insertAddress, lockPageOf, savePage } from './publicPages.repo.ts';
import type { PublicPageRow } from './publicPages.table.ts';

interface Named {
  readonly kind: PublicPageKind;
  readonly title: string;
}

/** Returns the address of a page for a title: one that it had before, or the first free one. */
export async function takeAddress(
  tx: Database,
  { instituteId, id: pageId }: Pick<PublicPageRow, 'instituteId' | 'id'>,
  { kind, title }: Named,
): Promise<string> {
  const base = slugOf(title, kind);
  for (;;) {
    const known = await findAddresses(tx, { instituteId, kind, base });
    const own = known.find((each) => each.pageId === pageId && isSlugOf(each.slug, base));
    if (own) return own.slug;
    const slug = freeSlug(base, new Set(known.map((each) => each.slug)));
    // Tries again if somebody else has taken it concurrently.
    if (await insertAddress(tx, { instituteId, kind, slug, pageId })) return slug;
  }
}

/** Gives the page of a renamed subject, if there is one, an address for the new name. Former addresses redirect to it. */
export async function followRename(
  tx: Database,
  { instituteId, id, ...named }: Named & { readonly instituteId: string; readonly id: string },
): Promise<void> {
  const page = await lockPageOf(tx, { instituteId, kind: named.kind, id });
  if (!page || isSlugOf(page.slug, slugOf(named.title, named.kind))) return;
  await savePage(tx, page, { slug: await takeAddress(tx, page, named) });
}

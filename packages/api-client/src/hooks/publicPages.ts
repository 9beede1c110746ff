import type { PublicPage, PublicPageKind } from '@quad/domain/public-pages';
import { publicPages } from '../contract/publicPages.contract.ts';
import { keys } from './keys.ts';
import { useRead } from './useRead.ts';
import { useWrite } from './write.ts';

/** The subject of a public page. */
interface PageSubject {
  readonly kind: PublicPageKind;
  readonly subjectId: string;
}

/** The page of an event or a unit, with exactly what is public, or would be. */
export const usePublicPage = ({ kind, subjectId }: PageSubject) =>
  useRead(keys.publicPage(kind, subjectId), [publicPages.read, { params: { kind, subjectId } }]);

/** Publishes or unpublishes a page; refused if it has changed since it was read. It is refetched then. */
export function useChangePublicPage({
  kind,
  subjectId,
}: PageSubject): (page: Pick<PublicPage, 'is_public' | 'version'>) => Promise<PublicPage> {
  const write = useWrite();
  const key = keys.publicPage(kind, subjectId);
  return ({ is_public, version }) =>
    write([publicPages.change, { params: { kind, subjectId }, body: { is_public, version } }], {
      patch: (answer) => ({ keys: key, change: () => answer }),
      refreshAfter: () => [key],
    });
}

import type { PublicPageKind } from '@quad/domain/public-pages';
import { publicPages } from '../contract/publicPages.contract.ts';
import { keys } from './keys.ts';
import { replacing, useMutation } from './useMutation.ts';
import { useRead } from './useRead.ts';

/** The subject of a public page. */
interface PageSubject {
  readonly kind: PublicPageKind;
  readonly subjectId: string;
}

/** The page of an event or a unit, with exactly what is public, or would be. */
export const usePublicPage = ({ kind, subjectId }: PageSubject) =>
  useRead(keys.publicPage(kind, subjectId), [publicPages.read, { params: { kind, subjectId } }]);

/** Publishes or unpublishes a page; refused if it has changed since it was read. It is refetched then. */
export const useChangePublicPage = () =>
  useMutation(publicPages.change, ({ kind, subjectId }) => replacing(keys.publicPage(kind, subjectId)));

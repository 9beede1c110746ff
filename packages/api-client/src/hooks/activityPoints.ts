import type { ClaimEvidence, ClassOrder, ClassRow } from '@quad/domain/activity-points';
import { activityPoints, pointRules } from '../contract/activityPoints.contract.ts';
import { administration } from '../contract/administration.contract.ts';
import { flows } from '../contract/approvals.contract.ts';
import type { BodyOf } from '../contract/endpoint.ts';
import { useClient } from './clientContext.ts';
import { uploadFetch } from './uploadFetch.ts';
import { refreshing, useCall, useMutation } from './useMutation.ts';
import { type PagesRead, SCREEN_PAGE, usePages } from './usePages.ts';
import { type Read, useRead } from './useRead.ts';
import { useSearch } from './useSearch.ts';

/** Maximum number of people in a search result. */
const FOUND = 10;

const TERMS = ['points', 'terms'];
const BATCHES = ['points', 'batches'];
const RULES = ['points', 'rules'];
const ADVISERS = ['points', 'advisers'];
const FLOWS = ['points', 'flows'];

/** Matches all keys that show activity points. */
const isPointsKey = (key: unknown) => Array.isArray(key) && key[0] === 'points';
/** Matches keys that change with a claim or a decision: points or money, and the requests of both. */
export const isClaimKey = (key: unknown) => isPointsKey(key) || (Array.isArray(key) && (key[0] === 'approvals' || key[0] === 'money'));
const ALL_CHANGED = { refresh: [isPointsKey] };

/** The person's own points. */
export const useOwnPoints = () => useRead(['points', 'own'], [activityPoints.own]);

/** Uploads a photo or a PDF for a claim; the listener receives the progress from 0 to 1. */
export function useAddEvidence(): (file: File, onProgress: (part: number) => void) => Promise<ClaimEvidence> {
  const client = useClient();
  return (file, onProgress) => client.call(activityPoints.addEvidence, { body: { file }, fetch: uploadFetch(onProgress) });
}

/** A single claim, for those who see its request. */
export const useClaim = (claimId: string) => useRead(['points', 'claim', claimId], [activityPoints.oneClaim, { params: { claimId } }]);

/** Claims points for an activity outside the portal. */
export const useClaimPoints = () => useMutation(activityPoints.claim, { refresh: [isClaimKey] });

/** Changes a returned claim and resubmits it; refused if it has changed since it was read. */
export const useChangeClaim = () => useMutation(activityPoints.changeClaim, refreshing(isClaimKey));

/** The batches that the person advises; empty for most people. */
export const useAdvisedBatches = () => useRead(BATCHES, [activityPoints.batches]);

/** The terms of the institute, newest first. */
export const useTerms = () => useRead(TERMS, [activityPoints.terms]);

/** The batch, the term, and the filters of its students. */
export interface ClassQuery {
  readonly program: string;
  readonly admission_year: number;
  readonly term_id?: string | undefined;
  readonly search?: string | undefined;
  readonly order?: ClassOrder | undefined;
}

function toQuery({ program, admission_year, term_id, search, order }: ClassQuery) {
  return {
    program,
    admission_year: String(admission_year),
    ...(term_id && { term_id }),
    ...(search && { search }),
    ...(order && { order }),
  };
}

/** The students of a batch with their points, paginated; by default those that need attention come first. */
export function useClassPoints(query: ClassQuery): PagesRead<ClassRow> {
  const { program, admission_year, term_id = '' } = query;
  return usePages(
    ['points', 'class', program, String(admission_year), term_id],
    [activityPoints.classList, { query: { ...toQuery(query), limit: SCREEN_PAGE } }],
  );
}

/** All students of a batch, for the summary before signing. */
export function useWholeClass(query: ClassQuery): Read<ClassRow[]> {
  const { program, admission_year, term_id = '' } = query;
  return useRead(
    ['points', 'whole-class', program, String(admission_year), term_id],
    [activityPoints.classList, { query: toQuery(query) }],
  );
}

/** The points of a student whom the person advises. */
export const usePointsOfStudent = (studentId: string) =>
  useRead(['points', 'of', studentId], [activityPoints.ofStudent, { params: { studentId } }]);

/** Signs a term for all students of a batch whose points are complete. */
export const useSignTerm = () => useMutation(activityPoints.sign, ALL_CHANGED);

/** Withdraws a signature. Returns the server's message. */
export const useWithdrawSignature = () => useMutation(activityPoints.withdrawSignature, ALL_CHANGED);

/** All versions of the rules, for administrators. */
export const usePointRules = () => useRead(RULES, [pointRules.list]);

/** Saves rules as a new version. */
export const useCreatePointRules = () => useMutation(pointRules.create, ALL_CHANGED);

/** Previews the effect of rules on the points of their students, without changing anything. */
export const useComparePointRules = () => useCall(pointRules.compare);

/** Adds a term. */
export const useAddTerm = () => useMutation(pointRules.addTerm, { refresh: [TERMS] });

/** All batches with rules or advisers, with their advisers. */
export const useBatchAdvisers = () => useRead(ADVISERS, [pointRules.advisers]);

/** Sets the advisers of a batch. Returns the server's message. */
export const useSetAdvisers = () => useMutation(pointRules.setAdvisers, { refresh: [ADVISERS, BATCHES] });

/** Searches for possible advisers by name or mail address, as administrators do. */
export const useAdviserSearch = () => useSearch(administration.people, FOUND);

/** The flows that the institute defines, each with its versions, the active one first. */
export const useFlows = () => useRead(FLOWS, [flows.list]);

/** Previews who would decide open requests with other steps, without changing anything. */
export const useSimulateFlow = () => useCall(flows.simulate);

/**
 * Activates other steps for new requests. The flows are also refetched after an error, because somebody else may have activated a version
 * meanwhile.
 */
export const useSwitchFlow = () => useMutation(flows.switchOn, refreshing(FLOWS));

/** Searches for positions by title, as administrators do. */
export const useOfficeSearch = () => useSearch(administration.positions, FOUND);

/** Wraps a text file as a JSON response, because the client reads only JSON. */
const textAsJsonFetch: typeof fetch = async (address, init) => {
  const answer = await fetch(address, init);
  return answer.ok ? Response.json(await answer.text()) : answer;
};

/** Exports the signed points of a term as CSV. */
export function useExportPoints(): (body: BodyOf<typeof pointRules.export>) => Promise<string> {
  const client = useClient();
  return (body) => client.call(pointRules.export, { body, fetch: textAsJsonFetch });
}

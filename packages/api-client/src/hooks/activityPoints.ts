import type {
  ActivityClaim,
  ActivityClaimChange,
  ActivityClaimInput,
  AdminRules,
  AdvisedBatch,
  BatchAdvisers,
  ClaimEvidence,
  ClassOrder,
  ClassRow,
  OwnPoints,
  RulesComparisonAnswer,
  SeenClaim,
  ShownTerm,
  SigningAnswer,
} from '@quad/domain/activity-points';
import type { AdminPerson, AdminPosition } from '@quad/domain/administration';
import type { FlowSimulation, InstituteFlow } from '@quad/domain/approvals';
import { activityPoints, pointRules } from '../contract/activityPoints.contract.ts';
import { administration } from '../contract/administration.contract.ts';
import { flows } from '../contract/approvals.contract.ts';
import type { BodyOf } from '../contract/endpoint.ts';
import { useClient } from './clientContext.ts';
import { uploadFetch } from './uploadFetch.ts';
import { type PagesRead, SCREEN_PAGE, usePages } from './usePages.ts';
import { type Read, useRead } from './useRead.ts';
import { useWrite } from './write.ts';

/** So many people are offered for what is typed. */
const FOUND = 10;

const TERMS = ['points', 'terms'];
const BATCHES = ['points', 'batches'];
const RULES = ['points', 'rules'];
const ADVISERS = ['points', 'advisers'];
const FLOWS = ['points', 'flows'];

/** True for all that shows points of anybody. */
const isPointsKey = (key: unknown) => Array.isArray(key) && key[0] === 'points';
/** What is claimed or decided changes points or money, and the requests of both. */
export const isClaimKey = (key: unknown) => isPointsKey(key) || (Array.isArray(key) && (key[0] === 'approvals' || key[0] === 'money'));
const ALL_CHANGED = { refresh: [isPointsKey] };

/** The own points. */
export function useOwnPoints(): Read<OwnPoints> {
  return useRead(['points', 'own'], [activityPoints.own]);
}

/** Keeps a photo or a PDF for a claim; the listener hears how much of it is sent, 0 to 1. */
export function useAddEvidence(): (file: File, onProgress: (part: number) => void) => Promise<ClaimEvidence> {
  const client = useClient();
  return (file, onProgress) => client.call(activityPoints.addEvidence, { body: { file }, fetch: uploadFetch(onProgress) });
}

/** A claim by itself, for who sees its request. */
export function useClaim(claimId: string): Read<SeenClaim> {
  return useRead(['points', 'claim', claimId], [activityPoints.oneClaim, { params: { claimId } }]);
}

/** Claims an activity outside. */
export function useClaimPoints(): (claim: ActivityClaimInput) => Promise<ActivityClaim> {
  const write = useWrite();
  return (body) => write([activityPoints.claim, { body }], { refresh: [isClaimKey] });
}

/** Changes a returned claim and sends it again, as it was seen. */
export function useChangeClaim(): (claimId: string, change: ActivityClaimChange) => Promise<ActivityClaim> {
  const write = useWrite();
  return (claimId, body) =>
    write([activityPoints.changeClaim, { params: { claimId }, body }], { refresh: [isClaimKey], refreshAfter: () => [isClaimKey] });
}

/** The batches that the person advises: none for most. */
export function useAdvisedBatches(): Read<AdvisedBatch[]> {
  return useRead(BATCHES, [activityPoints.batches]);
}

/** The terms of the institute, the newest first. */
export function useTerms(): Read<ShownTerm[]> {
  return useRead(TERMS, [activityPoints.terms]);
}

/** Which students of which batch, and for which term. */
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

/** The students of a batch with their points, page by page, what wants looking at first unless it is sorted otherwise. */
export function useClassPoints(asked: ClassQuery): PagesRead<ClassRow> {
  const { program, admission_year, term_id = '' } = asked;
  return usePages(
    ['points', 'class', program, String(admission_year), term_id],
    [activityPoints.classList, { query: { ...toQuery(asked), limit: SCREEN_PAGE } }],
  );
}

/** All students of a batch, for what is said before they are signed for. */
export function useWholeClass(asked: ClassQuery): Read<ClassRow[]> {
  const { program, admission_year, term_id = '' } = asked;
  return useRead(
    ['points', 'whole-class', program, String(admission_year), term_id],
    [activityPoints.classList, { query: toQuery(asked) }],
  );
}

/** The points of a student whom the person advises. */
export function usePointsOfStudent(studentId: string): Read<OwnPoints> {
  return useRead(['points', 'of', studentId], [activityPoints.ofStudent, { params: { studentId } }]);
}

/** Signs a term for all of a batch who are complete. */
export function useSignTerm(): (body: BodyOf<typeof activityPoints.sign>) => Promise<SigningAnswer> {
  const write = useWrite();
  return (body) => write([activityPoints.sign, { body }], ALL_CHANGED);
}

/** Takes a signature back. The answer is the sentence that says so. */
export function useWithdrawSignature(): (input: { signatureId: string; reason: string }) => Promise<string> {
  const write = useWrite();
  return async ({ signatureId, reason }) => {
    const { message } = await write([activityPoints.withdrawSignature, { params: { signatureId }, body: { reason } }], ALL_CHANGED);
    return message;
  };
}

/** Every version of the rules, for administrators. */
export function usePointRules(): Read<AdminRules[]> {
  return useRead(RULES, [pointRules.list]);
}

/** Keeps rules as a new version. */
export function useCreatePointRules(): (body: BodyOf<typeof pointRules.create>) => Promise<AdminRules> {
  const write = useWrite();
  return (body) => write([pointRules.create, { body }], ALL_CHANGED);
}

/** What rules would do to the points of their students. Nothing is changed by it. */
export function useComparePointRules(): (body: BodyOf<typeof pointRules.compare>) => Promise<RulesComparisonAnswer> {
  const client = useClient();
  return (body) => client.call(pointRules.compare, { body });
}

/** Adds a term. */
export function useAddTerm(): (body: BodyOf<typeof pointRules.addTerm>) => Promise<ShownTerm> {
  const write = useWrite();
  return (body) => write([pointRules.addTerm, { body }], { refresh: [TERMS] });
}

/** Every batch with rules or advisers, with who advises it. */
export function useBatchAdvisers(): Read<BatchAdvisers[]> {
  return useRead(ADVISERS, [pointRules.advisers]);
}

/** Says who advises a batch. The answer is the sentence that says so. */
export function useSetAdvisers(): (body: BodyOf<typeof pointRules.setAdvisers>) => Promise<string> {
  const write = useWrite();
  return async (body) => {
    const { message } = await write([pointRules.setAdvisers, { body }], { refresh: [ADVISERS, BATCHES] });
    return message;
  };
}

/** Asks for people who may advise, by name or address, as administrators find them. */
export function useAdviserSearch(): (search: string, signal: AbortSignal) => Promise<AdminPerson[]> {
  const client = useClient();
  return (search, signal) => client.call(administration.people, { query: { search, limit: FOUND }, signal });
}

/** The flows that the institute writes, each with its versions, the one that is on first. */
export function useFlows(): Read<InstituteFlow[]> {
  return useRead(FLOWS, [flows.list]);
}

/** To whom what is open would go by other steps. Nothing is changed by it. */
export function useSimulateFlow(): (body: BodyOf<typeof flows.simulate>) => Promise<FlowSimulation> {
  const client = useClient();
  return (body) => client.call(flows.simulate, { body });
}

/** Has new requests take other steps. Somebody else may have switched some on meanwhile: after a refusal they are asked for again, too. */
export function useSwitchFlow(): (body: BodyOf<typeof flows.switchOn>) => Promise<InstituteFlow> {
  const write = useWrite();
  return (body) => write([flows.switchOn, { body }], { refresh: [FLOWS], refreshAfter: () => [FLOWS] });
}

/** Asks for positions by title, as administrators find them. */
export function useOfficeSearch(): (search: string, signal: AbortSignal) => Promise<AdminPosition[]> {
  const client = useClient();
  return (search, signal) => client.call(administration.positions, { query: { search, limit: FOUND }, signal });
}

/** A file of text as an answer that the client reads, which takes no other than JSON. */
const textFetch: typeof fetch = async (address, init) => {
  const answer = await fetch(address, init);
  return answer.ok ? Response.json(await answer.text()) : answer;
};

/** The signed points of a term as CSV. */
export function useExportPoints(): (body: BodyOf<typeof pointRules.export>) => Promise<string> {
  const client = useClient();
  return (body) => client.call(pointRules.export, { body, fetch: textFetch });
}

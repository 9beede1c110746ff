import { CLAIM_TEXTS, type ClaimEvidence } from '@quad/domain/activity-points';
import { useRef, useState } from 'react';
import { failureOf } from '../../forms/failure.ts';

export type SendEvidence = (file: File, onProgress: (part: number) => void) => Promise<ClaimEvidence>;

/** A file that was chosen: it is sent at once, and named by the claim when it is there. */
interface Upload {
  readonly id: string;
  readonly file: File;
  readonly progress: number;
  readonly error?: string | undefined;
  readonly evidence?: ClaimEvidence;
}

/** What a claim has already, or a file that is added to it. */
type Piece = Upload | { readonly id: string; readonly evidence: ClaimEvidence };

/** The evidence of a claim while it is filled in. `onValueChange` is told the ids of all that is there. */
export function useUploads(known: readonly ClaimEvidence[], send: SendEvidence, onValueChange: (ids: string[]) => void) {
  const [pieces, setPieces] = useState<readonly Piece[]>(() => known.map((evidence) => ({ id: evidence._id, evidence })));
  /** Files come to their end while others are chosen. */
  const latest = useRef(pieces);
  const keep = (next: readonly Piece[]) => {
    latest.current = next;
    setPieces(next);
    onValueChange(next.flatMap(({ evidence }) => evidence?._id ?? []));
  };
  const change = (upload: Upload, changed: Partial<Upload>) =>
    keep(latest.current.map((each) => (each.id === upload.id ? { ...upload, ...changed } : each)));
  const start = async (upload: Upload) => {
    try {
      const evidence = await send(upload.file, (progress) => change(upload, { progress: Math.min(progress, 0.99) }));
      change(upload, { progress: 1, evidence });
    } catch (error) {
      const { message, fieldErrors } = failureOf(error, CLAIM_TEXTS.uploadFailed);
      change(upload, { error: fieldErrors?.file ?? message });
    }
  };
  const uploads = pieces.filter((piece) => 'file' in piece);
  return {
    kept: pieces.flatMap((piece) => ('file' in piece ? [] : [piece.evidence])),
    uploads,
    uploading: uploads.some(({ error, evidence }) => error === undefined && evidence === undefined),
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => ({ id: crypto.randomUUID(), file, progress: 0 }));
      keep([...latest.current, ...added]);
      for (const each of added) void start(each);
    },
    retry: (id: string) => {
      const failed = uploads.find((each) => each.id === id);
      if (!failed) return;
      change(failed, { progress: 0, error: undefined });
      void start({ ...failed, error: undefined });
    },
    remove: (id: string) => keep(latest.current.filter((each) => each.id !== id)),
  };
}

import { useRef, useState } from 'react';
import { failureOf } from './failure.ts';

/** The server's record of a file. */
interface Stored {
  readonly _id: string;
}

/** Uploads a file; `onProgress` receives the uploaded part, from 0 to 1. */
export type SendFile<Item extends Stored> = (file: File, onProgress: (part: number) => void) => Promise<Item>;

/** A selected file, which is uploaded at once. */
interface Upload<Item extends Stored> {
  readonly id: string;
  readonly file: File;
  readonly progress: number;
  readonly error?: string | undefined;
  /** The server's record, once it is uploaded. */
  readonly item?: Item;
}

/** A stored file, or one that is being added. */
type Piece<Item extends Stored> = Upload<Item> | { readonly id: string; readonly item: Item };

interface UploadOptions<Item extends Stored> {
  /** The initially stored files. */
  readonly known: readonly Item[];
  readonly send: SendFile<Item>;
  /** Shown if the failure has no message for users. */
  readonly fallback: string;
  /** Takes back a file that was removed from the form before its upload ended. If the promise rejects, the form lists the file again. */
  readonly onDiscard?: (item: Item) => Promise<unknown>;
  /** Called with the ids of all stored files. */
  readonly onValueChange?: (ids: string[]) => void;
}

/** The files of a form and their uploads. */
export function useUploads<Item extends Stored>({ known, send, fallback, onDiscard, onValueChange }: UploadOptions<Item>) {
  const [pieces, setPieces] = useState<readonly Piece<Item>[]>(() => known.map((item) => ({ id: item._id, item })));
  /** A ref, because uploads finish while other files are selected. */
  const latest = useRef(pieces);
  const count = useRef(0);
  const update = (next: readonly Piece<Item>[]) => {
    latest.current = next;
    setPieces(next);
    onValueChange?.(next.flatMap(({ item }) => item?._id ?? []));
  };
  const change = (upload: Upload<Item>, changed: Partial<Upload<Item>>) =>
    update(latest.current.map((each) => (each.id === upload.id ? { ...upload, ...changed } : each)));
  const start = async (upload: Upload<Item>) => {
    try {
      const item = await send(upload.file, (progress) => change(upload, { progress: Math.min(progress, 0.99) }));
      const uploaded = { ...upload, progress: 1, item };
      if (latest.current.some(({ id }) => id === upload.id)) change(upload, uploaded);
      else await onDiscard?.(item).catch(() => update([...latest.current, uploaded]));
    } catch (error) {
      const { message, fieldErrors } = failureOf(error, fallback);
      change(upload, { error: Object.values(fieldErrors ?? {})[0] ?? message });
    }
  };
  const uploads = pieces.filter((piece) => 'file' in piece);
  return {
    kept: pieces.flatMap((piece) => ('file' in piece ? [] : [piece.item])),
    uploads,
    uploading: uploads.some(({ error, item }) => error === undefined && item === undefined),
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload<Item> => ({ id: `upload ${++count.current}`, file, progress: 0 }));
      update([...latest.current, ...added]);
      for (const each of added) void start(each);
    },
    retry: (id: string) => {
      const failed = uploads.find((each) => each.id === id);
      if (!failed) return;
      change(failed, { progress: 0, error: undefined });
      void start({ ...failed, error: undefined });
    },
    remove: (id: string) => update(latest.current.filter((each) => each.id !== id)),
  };
}

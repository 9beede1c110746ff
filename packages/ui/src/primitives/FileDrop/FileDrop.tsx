import { FileText, Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type InputHTMLAttributes, type Ref, useId, useRef, useState } from 'react';
import { button } from '../Button/Button.css.ts';
import { Button } from '../Button/Button.tsx';
import { describedBy, useFieldWiring, useGroupWiring } from '../Field/FieldContext.ts';
import { chooser, file as fileStyle } from '../files/files.css.ts';
import { type FileReason, formatBytes, reasonAgainst } from '../files/files.ts';
import { focusNeighbor } from '../TagList/focusNeighbor.ts';
import { useLocaleSettings } from '../UiProvider/LocaleSettings.ts';
import type { Translate } from '../UiProvider/translate.ts';
import * as styles from './FileDrop.css.ts';

/** The texts of the component; sizes arrive formatted for the locale. */
export interface FileDropMessages {
  /** The label of the button. */
  choose: (files: { multiple: boolean }) => string;
  /** Shown beside the button on devices with a pointer. */
  drop: string;
  /** The accepted types, size and number, below the button. */
  limits: (limits: { types: string; size: string; count: string }) => string;
  wrongType: (file: { name: string; types: string }) => string;
  tooLarge: (file: { name: string; size: string }) => string;
  tooMany: (file: { name: string; count: string }) => string;
  /** The accessible name of a file's progress bar. */
  sending: (file: { name: string }) => string;
  sent: string;
  waiting: string;
  retry: (file: { name: string }) => string;
  remove: (file: { name: string }) => string;
  retryShort: string;
  removeShort: string;
}

const fileDropMessages = (t: Translate): FileDropMessages => ({
  choose: ({ multiple }) => (multiple ? t('Choose files') : t('Choose a file')),
  drop: t('or drag and drop'),
  limits: ({ types, size, count }) =>
    [types, size && t(count ? 'at most {size} each' : 'at most {size}', { size }), count && t('up to {count} files', { count })]
      .filter(Boolean)
      .join(', '),
  wrongType: (file) => t('{name} has the wrong type. Choose {types}.', file),
  tooLarge: (file) => t('{name} is larger than {size}. Choose a smaller file.', file),
  tooMany: (file) => t('{name} is one file too many. The limit is {count}.', file),
  sending: (file) => t('Sending {name}', file),
  sent: t('sent'),
  waiting: t('waiting to be sent'),
  retry: (file) => t('Try again: {name}', file),
  remove: ({ name }) => t('Remove {what}', { what: name }),
  retryShort: t('Try again'),
  removeShort: t('Remove'),
});

/** A file in the app's state, with its progress or its error. */
export interface FileDropItem {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** The uploaded part, from 0 to 1; undefined while the file is waiting. */
  progress?: number;
  /** Why the upload failed, in a sentence. */
  error?: string;
}

/** A rejected file, and the reason. */
export interface FileRefusal {
  file: File;
  reason: FileReason;
}

export interface FileDropProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'className' | 'style' | 'type' | 'size' | 'value' | 'defaultValue' | 'accept' | 'onDrop' | 'multiple'
  > {
  /** The added files, kept by the app; without them the list is empty. */
  files?: readonly FileDropItem[];
  /** Called with the accepted files, for the app to keep and upload. */
  onAdd: (files: readonly File[]) => void;
  /** Called to remove a file or to cancel its upload. */
  onRemove?: (id: string) => void;
  /** Called to retry a failed upload. */
  onRetry?: (id: string) => void;
  /** Called with the rejected files. They are also listed beside the button. */
  onReject?: (refused: readonly FileRefusal[]) => void;
  /** Accepted MIME types (`image/png`, `image/*`) and extensions (`.pdf`); without it, all files are accepted. */
  types?: readonly string[];
  /** The accepted types in words: 'JPEG, PNG or PDF'. */
  typesText?: string;
  /** The maximum size of a file, in bytes. */
  maxBytes?: number;
  /** The maximum number of files in all; one by default. */
  maxFiles?: number;
  /** Texts of the component, to translate or replace them. */
  messages?: Partial<FileDropMessages>;
  ref?: Ref<HTMLInputElement>;
}

interface RefusalSentence {
  id: string;
  text: string;
}

/** Splits the selected files into accepted ones and rejected ones with a reason. */
function sortOut(chosen: readonly File[], room: number, limits: { types?: readonly string[]; maxBytes?: number }) {
  const accepted: File[] = [];
  const refused: FileRefusal[] = [];
  for (const file of chosen) {
    const reason = reasonAgainst(file, limits) ?? (accepted.length >= room ? 'count' : undefined);
    if (reason) refused.push({ file, reason });
    else accepted.push(file);
  }
  return { accepted, refused };
}

/** Whether the drag contains files, as opposed to a link or text. */
function hasFiles({ dataTransfer }: DragEvent): boolean {
  return [...dataTransfer.types].includes('Files');
}

/**
 * A file input with a drop area, inside a Field with `group`. It lists rejected files with the reason, and each file with its progress, its
 * error and buttons to retry or remove it; the app uploads the files. Use PhotoInput instead for a photo of a person.
 */
export function FileDrop(props: FileDropProps) {
  const {
    files = [],
    onAdd,
    onRemove,
    onRetry,
    onReject,
    types,
    typesText = types?.join(', ') ?? '',
    maxBytes,
    maxFiles = 1,
    ...rest
  } = props;
  const { messages: own, disabled, onChange, ref, ...native } = rest;
  const { locale, translate } = useLocaleSettings();
  const messages = { ...fileDropMessages(translate), ...own };
  const id = useId();
  const { id: _groups, ...wiring } = useFieldWiring(native);
  const inputRef = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [refusals, setRefusals] = useState<readonly RefusalSentence[]>([]);
  const count = maxFiles.toLocaleString(locale);
  const size = maxBytes === undefined ? '' : formatBytes(maxBytes, locale);
  const limits = messages.limits({ types: typesText, size, count: maxFiles > 1 ? count : '' });
  const setElement = (element: HTMLInputElement | null) => {
    inputRef.current = element;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
  };
  const sentenceOf = ({ file: { name }, reason }: FileRefusal): string => {
    if (reason === 'type') return messages.wrongType({ name, types: typesText });
    return reason === 'size' ? messages.tooLarge({ name, size }) : messages.tooMany({ name, count });
  };
  const addFiles = (chosen: readonly File[]) => {
    const { accepted, refused } = sortOut(chosen, maxFiles - files.length, { types, maxBytes });
    setRefusals(refused.map((refusal, index) => ({ id: `${index} ${refusal.file.name}`, text: sentenceOf(refusal) })));
    if (refused.length > 0) onReject?.(refused);
    if (accepted.length > 0) onAdd(accepted);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    addFiles([...(event.target.files ?? [])]);
    // Cleared so that a removed file can be selected again.
    event.target.value = '';
  };
  const over = (event: DragEvent) => {
    if (disabled || !hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (disabled || !hasFiles(event)) return;
    event.preventDefault();
    addFiles([...event.dataTransfer.files]);
  };
  // Only for pointers; the button works for everybody.
  const dropping = {
    onDragEnter: over,
    onDragOver: over,
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => setOver(currentTarget.contains(relatedTarget as Node | null)),
    onDrop: drop,
  };
  return (
    <fieldset {...useGroupWiring(native)} className={styles.box}>
      <div
        {...dropping}
        role="presentation"
        data-over={isOver || undefined}
        data-unavailable={disabled || undefined}
        data-invalid={wiring['aria-invalid'] || undefined}
        className={styles.zone}
      >
        <Upload size={24} aria-hidden="true" className={styles.picture} />
        <label className={`${button({ variant: 'secondary', size: 'm' })} ${chooser}`}>
          <input
            {...native}
            {...wiring}
            ref={setElement}
            type="file"
            accept={types?.join()}
            multiple={maxFiles > 1}
            disabled={disabled}
            aria-label={undefined}
            aria-labelledby={`${id}-choose`}
            aria-describedby={describedBy(limits ? `${id}-limits` : undefined, wiring['aria-describedby'])}
            onChange={choose}
            className={fileStyle}
          />
          <span id={`${id}-choose`}>{messages.choose({ multiple: maxFiles > 1 })}</span>
        </label>
        <span aria-hidden="true" className={styles.limits}>
          {messages.drop}
        </span>
        {limits && (
          <p id={`${id}-limits`} className={styles.limits}>
            {limits}
          </p>
        )}
      </div>
      <div role="alert">
        {refusals.length > 0 && (
          <ul className={styles.refusals}>
            {refusals.map((refusal) => (
              <li key={refusal.id}>{refusal.text}</li>
            ))}
          </ul>
        )}
      </div>
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              messages={messages}
              onRetry={onRetry}
              onRemove={
                onRemove &&
                ((pressed) => {
                  focusNeighbor(pressed, inputRef.current);
                  onRemove(file.id);
                })
              }
            />
          ))}
        </ul>
      )}
    </fieldset>
  );
}

interface FileRowProps extends Pick<FileDropProps, 'onRetry'> {
  file: FileDropItem;
  messages: FileDropMessages;
  onRemove: ((pressed: HTMLButtonElement) => void) | undefined;
}

function FileRow({ file: { id, name, size, progress, error }, messages, onRetry, onRemove }: FileRowProps) {
  const { locale } = useLocaleSettings();
  const isSending = error === undefined && progress !== undefined && progress < 1;
  const state = progress === undefined ? messages.waiting : messages.sent;
  return (
    <li className={styles.row}>
      {isSending ? (
        <progress
          aria-label={messages.sending({ name })}
          value={progress}
          aria-valuetext={`${Math.round(progress * 100)}%`}
          className={styles.progress}
        />
      ) : (
        <FileText size={24} aria-hidden="true" className={styles.icon} />
      )}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>
          {formatBytes(size, locale)}
          {error === undefined && ` · ${isSending ? progress.toLocaleString(locale, { style: 'percent' }) : state}`}
        </span>
        {error !== undefined && (
          <span role="alert" className={styles.failure}>
            {error}
          </span>
        )}
      </span>
      {error !== undefined && onRetry && (
        <Button size="s" aria-label={messages.retry({ name })} onClick={() => onRetry(id)}>
          {messages.retryShort}
        </Button>
      )}
      {onRemove && (
        <Button size="s" variant="quiet" aria-label={messages.remove({ name })} onClick={({ currentTarget }) => onRemove(currentTarget)}>
          {messages.removeShort}
        </Button>
      )}
    </li>
  );
}

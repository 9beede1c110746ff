import { Image as ImageIcon } from 'lucide-react';
import { type ChangeEvent, type InputHTMLAttributes, type Ref, useEffect, useId, useState } from 'react';
import { photo } from '../Avatar/Avatar.css.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { button } from '../Button/Button.css.ts';
import { Button } from '../Button/Button.tsx';
import { useFieldWiring, useGroupWiring } from '../Field/FieldContext.ts';
import { chooser, file as fileStyle } from '../files/files.css.ts';
import { reasonAgainst } from '../files/files.ts';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { useTranslate } from '../UiProvider/LocaleSettings.ts';
import { actions, box, progress as progressStyle, wide } from './PhotoInput.css.ts';

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export interface PhotoInputProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'className' | 'style' | 'type' | 'size' | 'value' | 'defaultValue' | 'multiple' | 'accept'
  > {
  /** The person or place in the photo. Without a photo, a person's initials are shown. */
  subject: string;
  /** `round` for a person, `wide` for a place. */
  shape?: 'round' | 'wide';
  /** The address of the current photo. */
  src?: string;
  /** The maximum size in bytes; a larger file is rejected before an upload. */
  maxBytes: number;
  /** Called with an accepted photo, which is previewed at once. */
  onFileSelect?: (file: File) => void;
  /** Called with a rejected file; report the reason as the Field's error. */
  onReject?: (rejected: { file: File; reason: 'type' | 'size' }) => void;
  /** Called to remove the photo; its button is shown while there is one. */
  onRemove?: () => void;
  /** The uploaded part, from 0 to 1; meanwhile nothing can be selected. */
  progress?: number;
  ref?: Ref<HTMLInputElement>;
}

/** An object URL for the selected file; revoked when another file replaces it. */
function usePreview() {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (url === undefined) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  return {
    url,
    show: (file: File) => setUrl(URL.createObjectURL(file)),
    forget: () => setUrl(undefined),
  };
}

function WidePhoto({ url }: { url: string | undefined }) {
  return <span className={wide}>{url ? <img src={url} alt="" className={photo} /> : <ImageIcon size={32} aria-hidden="true" />}</span>;
}

/**
 * An input that shows, selects and removes the photo of a person or place, inside a Field with `group`. Use Avatar instead to only show a
 * person's photo.
 */
export function PhotoInput(props: PhotoInputProps) {
  const t = useTranslate();
  const { subject, shape = 'round', src, maxBytes, onFileSelect, onReject, onRemove, progress, onChange, disabled, ...native } = props;
  const labelId = useId();
  const preview = usePreview();
  const shown = preview.url ?? src;
  const isSending = progress !== undefined;
  const { id: _groups, ...wiring } = useFieldWiring(native);
  const readFile = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    const file = event.target.files?.[0];
    if (!file) return;
    const reason = reasonAgainst(file, { types: PHOTO_TYPES, maxBytes });
    if (reason) {
      event.target.value = '';
      onReject?.({ file, reason });
      return;
    }
    preview.show(file);
    onFileSelect?.(file);
  };
  return (
    <fieldset {...useGroupWiring(native)} aria-busy={isSending || undefined} className={box}>
      {shape === 'round' ? <Avatar name={subject} src={shown} size="xl" /> : <WidePhoto url={shown} />}
      <div className={actions}>
        <label className={`${button({ variant: 'secondary', size: 's' })} ${chooser}`}>
          <input
            {...native}
            {...wiring}
            type="file"
            accept={PHOTO_TYPES.join()}
            aria-label={undefined}
            aria-labelledby={labelId}
            disabled={disabled || isSending}
            onChange={readFile}
            className={fileStyle}
          />
          <span id={labelId}>{shown ? t('Change photo') : t('Choose photo')}</span>
        </label>
        {shown && onRemove && !isSending && (
          <Button
            size="s"
            variant="quiet"
            onClick={({ currentTarget }) => {
              // Otherwise the same photo could not be selected again.
              const chosen = currentTarget.parentElement?.querySelector('input');
              if (chosen) chosen.value = '';
              preview.forget();
              onRemove();
            }}
          >
            {t('Remove photo')}
          </Button>
        )}
      </div>
      {isSending && (
        <div className={progressStyle}>
          <ProgressBar label={t('Sending the photo')} value={progress} max={1} />
        </div>
      )}
    </fieldset>
  );
}

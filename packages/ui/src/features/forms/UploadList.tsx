import { PHOTO_LIMITS } from '@quad/domain/profile';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import type { useUploads } from './useUploads.ts';

interface StoredFile {
  readonly _id: string;
  readonly url: string;
}

interface UploadListProps<Item extends StoredFile> {
  uploads: ReturnType<typeof useUploads<Item>>;
  /** The initial items, which determine the numbers of items. */
  known: readonly Item[];
  /** Returns the name of an item. */
  nameOf: (item: Item, index: number) => string;
  types: readonly `${string}/${string}`[];
  typesText: string;
  /** The maximum number of items. */
  most: number;
  /** Why removing failed. */
  error?: string | undefined;
  /** Called to confirm a removal; without it, items are removed at once. */
  onRemove?: (id: string) => void;
}

/** The photos and PDFs of a form: stored ones and those being uploaded. */
export function UploadList<Item extends StoredFile>(props: UploadListProps<Item>) {
  const { uploads, known, nameOf, types, typesText, most, error: failure } = props;
  const { kept, add, retry, remove } = uploads;
  const { onRemove = remove } = props;
  const t = useTranslate();
  return (
    <Stack gap="s">
      {kept.map((each) => {
        const name = nameOf(each, known.indexOf(each));
        return (
          <Inline key={each._id} justify="between">
            <Link href={each.url} target="_blank" rel="noopener noreferrer" external>
              {name}
            </Link>
            <Button size="s" variant="quiet" aria-label={t('Remove {what}', { what: name })} onClick={() => onRemove(each._id)}>
              {t('Remove')}
            </Button>
          </Inline>
        );
      })}
      {failure && <Text role="alert">{t(failure)}</Text>}
      <FileDrop
        types={types}
        typesText={typesText}
        maxBytes={PHOTO_LIMITS.bytes}
        maxFiles={most - kept.length}
        files={uploads.uploads.map(({ id, file: { name, size }, progress, error }) => ({
          id,
          name,
          size,
          progress,
          ...(error && { error: t(error) }),
        }))}
        onAdd={add}
        onRetry={retry}
        onRemove={onRemove}
      />
    </Stack>
  );
}

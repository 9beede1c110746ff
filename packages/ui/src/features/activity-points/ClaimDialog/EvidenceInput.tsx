import { CLAIM_TEXTS, type ClaimEvidence, MOST_EVIDENCE } from '@quad/domain/activity-points';
import { PHOTO_LIMITS } from '@quad/domain/profile';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { FileDrop } from '../../../primitives/FileDrop/FileDrop.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import type { useUploads } from '../../forms/useUploads.ts';
import { evidenceName } from '../evidenceName.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

interface EvidenceInputProps {
  evidence: ReturnType<typeof useUploads<ClaimEvidence>>;
  /** What the claim had at first, by which the pieces keep their numbers. */
  known: readonly ClaimEvidence[];
}

/** Photos and PDFs of a claim: those that it has, and those that are added. */
export function EvidenceInput({ evidence: { kept, uploads, add, retry, remove }, known }: EvidenceInputProps) {
  const t = useTranslate();
  return (
    <Stack gap="s">
      {kept.map((each) => {
        const name = evidenceName(each, known.indexOf(each), t);
        return (
          <Inline key={each._id} justify="between">
            <Link href={each.url} target="_blank" rel="noopener noreferrer" external>
              {name}
            </Link>
            <Button size="s" variant="quiet" aria-label={t('Remove {what}', { what: name })} onClick={() => remove(each._id)}>
              {t('Remove')}
            </Button>
          </Inline>
        );
      })}
      <FileDrop
        types={TYPES}
        typesText={t(CLAIM_TEXTS.fileTypes)}
        maxBytes={PHOTO_LIMITS.bytes}
        maxFiles={MOST_EVIDENCE - kept.length}
        files={uploads.map(({ id, file: { name, size }, progress, error }) => ({
          id,
          name,
          size,
          progress,
          ...(error && { error: t(error) }),
        }))}
        onAdd={add}
        onRetry={retry}
        onRemove={remove}
      />
    </Stack>
  );
}

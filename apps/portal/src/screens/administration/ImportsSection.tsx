import {
  errorText,
  useApplyImport,
  useChooseColumns,
  useImport,
  useImportRows,
  useImports,
  useUndoImport,
  useUploadTable,
  useWholeExport,
  useWholeImportRows,
} from '@quad/api-client/hooks';
import { IMPORT_KINDS, type Import, type ImportKind, type RowFate } from '@quad/domain/administration';
import { BackLink, ErrorState, Heading, LoadingShape, Skeleton, Stack, useTranslate } from '@quad/ui';
import { exportCsv, ImportList, ImportReview, wrongLinesCsv } from '@quad/ui/features/administration';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { saveFile } from '../../app/saveFile.ts';

const LIST_FAILED = 'Failed to load the imports.';
const IMPORT_FAILED = 'Failed to load the import.';
const LINES_FAILED = 'Failed to load the lines.';

const hrefOf = ({ _id }: { _id: string }) => `/admin/imports?import=${_id}`;

/** Tables that are brought in: all of them, or the one that the address names, so that a reload finds it where it stands. */
export function ImportsSection() {
  const [address] = useSearchParams();
  const id = address.get('import');
  const kind = address.get('kind');
  return id ? <OneImport key={id} id={id} /> : <AllImports kind={IMPORT_KINDS.find((known) => known === kind)} />;
}

function AllImports({ kind }: { kind: ImportKind | undefined }) {
  const navigate = useNavigate();
  const { data, total, error, retry, loadMore } = useImports();
  const upload = useUploadTable();
  const readAll = useWholeExport();
  return (
    <ImportList
      imports={data}
      count={total}
      hrefOf={hrefOf}
      {...(kind ? { kind } : {})}
      onImport={async (table) => {
        navigate(hrefOf(await upload(table)));
      }}
      onSave={async ({ kind: saved, search }) => {
        const words = search.trim();
        saveFile(`${saved}.csv`, await exportCsv(saved, await readAll(saved, words === '' ? undefined : words)));
      }}
      error={error && errorText(error, LIST_FAILED)}
      onRetry={retry}
      onLoadMore={loadMore}
    />
  );
}

function OneImport({ id }: { id: string }) {
  const t = useTranslate();
  const { data: brought, error, retry } = useImport(id);
  return (
    <Stack>
      <BackLink href="/admin/imports">{t('All imports')}</BackLink>
      {brought && <Review brought={brought} />}
      {!brought && error && <ErrorState description={errorText(error, IMPORT_FAILED)} onRetry={retry} />}
      {!brought && !error && (
        <LoadingShape label={t('Loading the import...')}>
          <Skeleton width="half" />
        </LoadingShape>
      )}
    </Stack>
  );
}

function Review({ brought }: { brought: Import }) {
  const [fate, setFate] = useState<RowFate>();
  const { data, total, error, retry, loadMore } = useImportRows(brought, fate);
  const choose = useChooseColumns();
  const apply = useApplyImport();
  const undo = useUndoImport();
  const readAll = useWholeImportRows();
  const importId = brought._id;
  return (
    <>
      <Heading level={2}>{brought.file_name}</Heading>
      <ImportReview
        brought={brought}
        rows={data}
        count={total}
        fate={fate}
        onFateChange={setFate}
        onCheck={(columns) => choose({ importId, columns })}
        onApply={(at) => apply({ importId, at })}
        onUndo={() => undo({ importId })}
        onSaveWrong={async () =>
          saveFile(`Wrong lines of ${brought.file_name}.csv`, await wrongLinesCsv(brought.header, await readAll(importId, 'wrong')))
        }
        error={error && errorText(error, LINES_FAILED)}
        onRetry={retry}
        onLoadMore={loadMore}
      />
    </>
  );
}

import {
  useAdminList,
  useAdminWrite,
  useImport,
  useImportRows,
  useUploadTable,
  useWholeExport,
  useWholeImportRows,
} from '@quad/api-client/hooks';
import { IMPORT_KINDS, type Import, type ImportKind, type RowStatus } from '@quad/domain/administration';
import { BackLink, Heading, Stack, useTranslate } from '@quad/ui';
import { exportCsv, ImportList, ImportReview, wrongLinesCsv } from '@quad/ui/features/administration';
import { saveFile } from '@quad/ui/features/downloads';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNavigateWhileShown } from '../../app/useNavigateWhileShown.ts';
import { Loaded, listProps } from './AdminSection.tsx';

const IMPORT_FAILED = 'Failed to load the import.';

const hrefOf = ({ _id }: { _id: string }) => `/admin/imports?import=${_id}`;

/** The imports: all of them, or the one that the URL names, so that a reload finds it in its current state. */
export function ImportsSection() {
  const [address] = useSearchParams();
  const id = address.get('import');
  const kind = address.get('kind');
  return id ? <OneImport key={id} id={id} /> : <AllImports kind={IMPORT_KINDS.find((known) => known === kind)} />;
}

function AllImports({ kind }: { kind: ImportKind | undefined }) {
  const navigate = useNavigateWhileShown();
  const read = useAdminList('imports', {});
  const upload = useUploadTable();
  const readAll = useWholeExport();
  return (
    <ImportList
      {...listProps(read, 'Failed to load the imports.')}
      hrefOf={hrefOf}
      {...(kind ? { kind } : {})}
      onImport={async (table) => {
        navigate(hrefOf(await upload(table)));
      }}
      onSave={async ({ kind: saved, search }) => {
        const words = search.trim();
        saveFile(`${saved}.csv`, await exportCsv(saved, await readAll(saved, words === '' ? undefined : words)));
      }}
    />
  );
}

function OneImport({ id }: { id: string }) {
  const t = useTranslate();
  return (
    <Stack>
      <BackLink href="/admin/imports">{t('All imports')}</BackLink>
      <Loaded read={useImport(id)} loadingText={t('Loading the import...')} failed={IMPORT_FAILED}>
        {(imported) => <Review imported={imported} />}
      </Loaded>
    </Stack>
  );
}

function Review({ imported }: { imported: Import }) {
  const [rowStatus, setRowStatus] = useState<RowStatus>();
  const read = useImportRows(imported, rowStatus);
  const choose = useAdminWrite('chooseColumns');
  const apply = useAdminWrite('apply');
  const undo = useAdminWrite('undo');
  const readAll = useWholeImportRows();
  const importId = imported._id;
  return (
    <>
      <Heading level={2}>{imported.file_name}</Heading>
      <ImportReview
        imported={imported}
        {...listProps(read, 'Failed to load the lines.')}
        rowStatus={rowStatus}
        onRowStatusChange={setRowStatus}
        onCheck={(columns) => choose({ importId, columns: { ...columns } })}
        onApply={(at) => apply({ importId, at })}
        onUndo={() => undo({ importId })}
        onSaveWrong={async () =>
          saveFile(`Wrong lines of ${imported.file_name}.csv`, await wrongLinesCsv(imported.header, await readAll(importId, 'wrong')))
        }
      />
    </>
  );
}

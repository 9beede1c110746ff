import { type ExportKind, type Import, type ImportKind, importColumns } from '@quad/domain/administration';
import type { TestApp, Visitor } from '../../../testing/testApp.ts';

/** Imports and exports tables as an administrator. */
export function importing(server: TestApp, office: Visitor) {
  function upload(kind: ImportKind, file: string | Uint8Array, name = 'table.csv') {
    const boundary = 'part';
    const part = (field: string, content: string, more = '') =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${more}\r\n\r\n${content}\r\n`;
    const [head, tail] =
      `${part('kind', kind)}${part('name', name)}${part('file', '@', '; filename="x"\r\nContent-Type: text/csv')}--${boundary}--\r\n`.split(
        '@',
      );
    const payload = Buffer.concat([Buffer.from(head ?? ''), Buffer.from(file), Buffer.from(tail ?? '')]);
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': `multipart/form-data; boundary=${boundary}` };
    return server.app.inject({ method: 'POST', url: '/api/admin/imports', cookies: { ...office.cookies }, headers, payload });
  }

  async function see(id: string): Promise<Import> {
    return (await office.get(`/api/admin/imports/${id}`)).json();
  }

  return {
    upload,
    see,
    /** Uploads a table and runs the check. */
    async check(kind: ImportKind, file: string | Uint8Array): Promise<Import> {
      const response = await upload(kind, file);
      if (response.statusCode >= 400) throw new Error(response.body);
      const uploaded: Import = response.json();
      await office.send('PUT', `/api/admin/imports/${uploaded._id}/columns`, { columns: uploaded.columns });
      await server.workOnImports();
      return see(uploaded._id);
    },
    async apply({ _id }: Pick<Import, '_id'>, at: string | null = null): Promise<Import> {
      const response = await office.send('POST', `/api/admin/imports/${_id}/application`, { at });
      if (response.statusCode !== 200) throw new Error(response.body);
      await server.workOnImports();
      return see(_id);
    },
    async undo({ _id }: Pick<Import, '_id'>): Promise<Import> {
      await office.send('POST', `/api/admin/imports/${_id}/undo`);
      await server.workOnImports();
      return see(_id);
    },
    async rowStatuses({ _id }: Pick<Import, '_id'>, query = ''): Promise<[number, string, string][]> {
      const rows = (await office.get(`/api/admin/imports/${_id}/rows${query}`)).json();
      return rows.map(({ line, status, note }: { line: number; status: string; note: string }) => [line, status, note]);
    },
    /** Exports a kind: its lines, and the same as a CSV file. */
    async save(kind: ExportKind, query = ''): Promise<{ lines: string[][]; file: string }> {
      const rows: { cells: string[] }[] = (await office.get(`/api/admin/exports/${kind}${query}`)).json();
      const lines = rows.map(({ cells }) => cells);
      const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
      const table = [importColumns(kind).map(([, { header }]) => header), ...lines];
      return { lines, file: table.map((cells) => cells.map(quoted).join(',')).join('\r\n') };
    },
  };
}

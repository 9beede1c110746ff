import type { AccreditationRow, MissingData } from '@quad/domain/accreditation';
import { accreditation } from '../contract/accreditation.contract.ts';
import type { BodyOf } from '../contract/endpoint.ts';
import { useDownload } from './useDownload.ts';
import { useMutation } from './useMutation.ts';
import { type PagesRead, SCREEN_PAGE, usePages } from './usePages.ts';
import { type Read, useRead } from './useRead.ts';

/** A template, its range of academic years (by the years in which they start), and the reference day, which defaults to today. */
export interface AccreditationQuery {
  template: string;
  from: string;
  to: string;
  as_of?: string | undefined;
}

const CHOICE = ['accreditation', 'choice'];

/** The templates and years that the person may choose; empty for somebody who is no accreditation officer. */
export const useAccreditation = () => useRead(CHOICE, [accreditation.choice]);

/** The rows of a template, filled in. */
export function useAccreditationRows({ template, from, to, as_of }: AccreditationQuery): PagesRead<AccreditationRow> {
  const query = { from, to, as_of, limit: SCREEN_PAGE };
  return usePages(['accreditation', 'rows', template], [accreditation.rows, { params: { template }, query }]);
}

/** The data that is missing for a template. */
export function useMissingAccreditationData({ template, from, to, as_of }: AccreditationQuery): Read<MissingData[]> {
  const query = { from, to, as_of };
  return useRead(['accreditation', 'holes', template, from, to, as_of ?? ''], [accreditation.holes, { params: { template }, query }]);
}

/** Exports a filled-in template as a file. */
export function useExportAccreditation(): (body: BodyOf<typeof accreditation.export>) => Promise<Blob> {
  const download = useDownload();
  return (body) => download([accreditation.export, { body }]);
}

const OFFICERS = ['accreditation', 'officers'];

/** The accreditation officers, who may see this data. */
export const useAccreditationOfficers = () => useRead(OFFICERS, [accreditation.officers]);

/** Sets the accreditation officers. Returns the server's message. */
export const useSetAccreditationOfficers = () => useMutation(accreditation.setOfficers, { refresh: [OFFICERS, CHOICE] });

const TEMPLATES = ['accreditation', 'templates'];
const TEMPLATES_CHANGED = { refresh: [TEMPLATES, CHOICE] };

/** The templates that the institute added. */
export const useAccreditationTemplates = () => useRead(TEMPLATES, [accreditation.templates]);

/** Adds a template of the institute. */
export const useAddAccreditationTemplate = () => useMutation(accreditation.addTemplate, TEMPLATES_CHANGED);

/** Removes a template of the institute. Returns the server's message. */
export const useRemoveAccreditationTemplate = () => useMutation(accreditation.removeTemplate, TEMPLATES_CHANGED);

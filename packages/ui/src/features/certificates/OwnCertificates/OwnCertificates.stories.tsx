import { aCertificate } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hasAttribute, plays, sees } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { OwnCertificates } from './OwnCertificates.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'List', role: 'list', name: 'My certificates' },
    { part: 'File', role: 'link', name: 'Save as PDF: Line Follower Challenge' },
    { part: 'Public page', role: 'link', name: 'Public page: Robo Night' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Certificates/OwnCertificates',
  component: OwnCertificates,
  parameters: { tables },
  args: {
    certificates: [
      aCertificate(),
      aCertificate(
        {
          kind: 'winner',
          rank: '1st',
          event: { _id: 'other', title: 'Robo Night' },
          state: 'revoked',
          revoked_at: '2026-11-19T09:30:00.000Z',
          reason: 'Scanned by mistake.',
        },
        1,
      ),
    ],
    fileOf: (id) => `/certificates/${id}.pdf`,
  },
} satisfies Meta<typeof OwnCertificates>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  sees('Reason: Scanned by mistake.', 'Revoked'),
  hasAttribute('link', 'Save as PDF: Line Follower Challenge', 'download', ''),
  performTables,
);

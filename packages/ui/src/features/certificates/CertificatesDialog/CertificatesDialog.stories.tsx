import type { CertificatePreview } from '@quad/domain/certificates';
import { aCertificateRun, certificatesInEachState, manyCertificates } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  act,
  callsWith,
  hasDescription,
  keys,
  lacks,
  neverCalls,
  plays,
  presses,
  sees,
  seesRole,
  sequence,
  shows,
  types,
} from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { CertificatesDialog } from './CertificatesDialog.tsx';

const BEGIN = { role: 'button', name: 'Issue certificates' } as const;
const BACK = { role: 'button', name: 'Back' } as const;

const tables = {
  keyboard: [
    key('{Enter}', BEGIN, 'Asks who gets one and what it says.', { shows: { role: 'dialog', name: 'Issue certificates' } }),
    key('{Enter}', BACK, 'Goes back to the list; nothing is issued.', { doesNotCall: 'onIssue' }),
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Certificates', description: 'Of Line Follower Challenge' },
    { part: 'List', role: 'list', name: 'Issued certificates' },
    { part: 'File', role: 'link', name: 'Save as PDF: Aarav Mehta' },
    { part: 'How far it is', role: 'progressbar', name: 'Issuing...', story: 'Issuing' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Certificates/CertificatesDialog',
  component: CertificatesDialog,
  parameters: { tables, frame: 'overlay' },
  args: {
    event: { _id: 'event', title: 'Line Follower Challenge' },
    values: { institute: 'Campus Institute', date: '20 November 2026', unit: 'Robotics Club' },
    certificates: certificatesInEachState(),
    runs: [aCertificateRun()],
    fileOf: (id) => `/certificates/${id}.pdf`,
    fileOfAll: '/certificates/all.pdf',
    onPreview: fn(async (): Promise<CertificatePreview> => ({ count: 12, issued: 3, sample: { name: 'Asha Verma', rank: '' }, steps: [] })),
    onIssue: fn(async () => {}),
    onRevoke: fn(async () => {}),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CertificatesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const begin = presses('Issue certificates');

export const Default: Story = plays(
  sees('Reason: Scanned by mistake.', 'Replaced'),
  hasDescription('dialog', 'Certificates', 'Of Line Follower Challenge'),
  performTables,
);

export const None: Story = shows({ certificates: [], runs: [] }, sees('No certificates yet'), lacks('link', 'Save all as one PDF'));

export const Issuing: Story = {
  args: { certificates: manyCertificates(2), runs: [aCertificateRun({ state: 'issuing', count: 2000, done: 700 })] },
  play: sequence(sees('700 of 2000 issued'), lacks('button', 'Issue certificates'), performTables),
};

export const NewCertificates: Story = {
  play: sequence(begin, sees('12 people would get one. 3 have one already and keep it.'), seesRole('figure', 'As Asha Verma would get it')),
};

/** An approver decides before they are issued, and the form names them. */
export const AwaitingApproval: Story = {
  tags: ['edge'],
  args: {
    certificates: [],
    runs: [aCertificateRun({ state: 'asked', done: 0 })],
    decisions: 'Dean of students: to decide now',
    onPreview: fn(async (): Promise<CertificatePreview> => ({ count: 9, issued: 0, sample: null, steps: ['Dean of students'] })),
  },
  play: sequence(
    sees('Requested, and not issued yet: 12.', 'Dean of students: to decide now'),
    begin,
    sees('9 people would get one. Decided earlier by: Dean of students'),
    seesRole('button', 'Request certificates: 9'),
  ),
};

export const IssuesAndRevokes: Story = act(
  { args: { meetings: { count: 3, date: '6 November 2026 – 20 November 2026' } } },
  begin,
  hasDescription('spinbutton', 'Days attended at least', 'Of the 3 meetings of the series. Leave it empty for all of them.'),
  sees(/on 6 November 2026 – 20 November 2026/),
  presses('Issue 12 certificates'),
  hasDescription('textbox', 'Who signs', /Enter the name of who signs\./),
  neverCalls('onIssue'),
  presses('Winners', 'radio'),
  sees(/on 20 November 2026/),
  types('Who signs', 'Prof. R. Iyer'),
  keys('{Tab}Dean of Students'),
  presses('Issue 12 certificates'),
  callsWith('onIssue', expect.objectContaining({ kind: 'winner', title: 'Certificate of Achievement' })),
  seesRole('dialog', 'Certificates'),
  presses('Revoke: Aarav Mehta'),
  types('Reason', 'Not there.'),
  presses('Revoke'),
  callsWith('onRevoke', expect.objectContaining({ reason: 'Not there.' })),
  seesRole('dialog', 'Certificates'),
);

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareFolders, writeReport } from './report.mjs';
import { aPicture } from './testing/picture.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'quad-report-'));
const [before, after, report] = ['before', 'after', 'report'].map((name) => path.join(root, name)) as [string, string, string];

function writePictures(folder: string, pictures: Record<string, Buffer>) {
  mkdirSync(folder);
  for (const [id, picture] of Object.entries(pictures)) writeFileSync(path.join(folder, `${id}.png`), picture);
}

beforeAll(() => {
  mkdirSync(report);
  writePictures(before, { same: aPicture(10, 3), changed: aPicture(10, 0), hangs: aPicture(10, 0), gone: aPicture(10, 0) });
  writePictures(after, { same: aPicture(10, 3), changed: aPicture(10, 6), added: aPicture(10, 0) });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const failed = [{ id: 'hangs', reason: 'There was no <picture>.' }];

function compare(isPart: boolean) {
  return compareFolders({ before, after, report, ids: ['same', 'changed', 'added'], failed, isPart });
}

it('tells stories that changed, are new, are gone and failed from each other', () => {
  expect(compare(false)).toEqual({ changed: [{ id: 'changed', differing: 6 }], added: ['added'], missing: ['gone'], failed });
});

it('misses nothing where only some stories were looked at', () => {
  expect(compare(true).missing).toEqual([]);
});

it('names what failed, and why, on the page that it writes', () => {
  const page = readFileSync(writeReport(compare(false), { before, after, report }), 'utf8');
  expect(page).toContain('<h2>Without a picture</h2><ul><li>hangs: There was no &lt;picture>.</li></ul>');
});
